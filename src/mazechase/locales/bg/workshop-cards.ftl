cards-template-deck =
    Тестетата за двете нива, по 54 карти. Всички условия са в docs/rules/cards.md; провери своите с
    `mazechase check FILE`.
cards-template-deck-source = "attested" за отпечатани числа, иначе "home-made".
cards-template-deck-points = Колко струват картите: dot 1, всеки плод повече. Можеш да измисляш плодове.
cards-template-deck-level1 = По колко карти има ниво 1: поне 3 духчета, плод, dot, и give, swap и skip.
cards-template-deck-level2 = Същото за ниво 2, с повече духчета, и dictate, all-draw и pass-left.
cards-measure-knocked-out = изпаднали
cards-measure-shut-down = спрели играчи
cards-measure-drew = изтеглени карти
cards-measure-gave = изиграни „Дай“
cards-measure-swapped = изиграни „Размени“
cards-measure-skipping = изиграни „Пропусни“
cards-measure-dictated = изиграни „Заповед“
cards-measure-passed = карти, подадени наляво
cards-measure-wasted = специални карти без ефект
