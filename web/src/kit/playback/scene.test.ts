import { describe, expect, it } from "vitest";
import { sceneAt, unknownEvent, type Ply } from "./scene";

type Step = { kind: "forward"; by: number } | { kind: "back"; by: number };

const scenes = {
  sceneOf: (view: number) => [view],
  reduce: (scene: readonly number[], event: Step, { after }: Ply<string, number>) => {
    switch (event.kind) {
      case "forward":
        return [...scene, scene.at(-1)! + event.by];
      case "back":
        return [...scene, after];
      default:
        return unknownEvent(event, scene);
    }
  },
};

describe("the scene", () => {
  const forward: Step = { kind: "forward", by: 2 };

  it("is that of the view while nothing is shown", () => {
    expect(sceneAt(scenes, "facts", 7, null, [forward])).toEqual([7]);
  });

  it("is that of the view before while the first surprise of a ply is pending", () => {
    expect(sceneAt(scenes, "facts", 7, 1, [])).toEqual([1]);
  });

  it("follows the events of a ply from the view before it, knowing where they lead", () => {
    expect(sceneAt(scenes, "facts", 7, 1, [forward, forward])).toEqual([1, 3, 5]);
    expect(sceneAt(scenes, "facts", 7, 1, [forward, { kind: "back", by: 1 }])).toEqual([1, 3, 7]);
  });

  it("is not changed by an event of a newer server", () => {
    const newer = { kind: "sideways" } as unknown as Step;
    expect(sceneAt(scenes, "facts", 7, 1, [forward, newer])).toEqual([1, 3]);
  });

  it("has no reducer that forgets an event: it fails the check of types", () => {
    const forgetful = (scene: number, event: Step): number => {
      switch (event.kind) {
        case "forward":
          return scene + event.by;
        default:
          // @ts-expect-error: nobody draws "back"
          return unknownEvent(event, scene);
      }
    };
    expect(forgetful(1, { kind: "back", by: 1 })).toBe(1);
  });
});
