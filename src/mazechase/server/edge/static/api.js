"use strict";
// Shows /api/schema/openapi.json. Everything is written as text, so nothing in it can become markup.
const make = (tag, text, parent) => {
  const node = document.createElement(tag);
  node.textContent = text;
  parent.append(node);
  return node;
};
const unfold = (title, value, parent) => {
  const box = make("details", "", parent);
  const summary = make("summary", "", box);
  for (const [name, text] of title) make("span", text, summary).className = name;
  make("pre", JSON.stringify(value, null, 2), box);
};
fetch("/api/schema/openapi.json")
  .then((answer) => answer.json())
  .then((description) => {
    const operations = document.getElementById("operations");
    for (const [path, methods] of Object.entries(description.paths))
      for (const [method, operation] of Object.entries(methods))
        unfold([["method", method.toUpperCase()], ["path", `${path}  ${operation.description ?? ""}`]], operation, operations);
    const schemas = document.getElementById("schemas");
    for (const [name, schema] of Object.entries(description.components.schemas)) unfold([["name", name]], schema, schemas);
  });
