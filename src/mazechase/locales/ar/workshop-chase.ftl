# Comments in the templates that `mazechase document` prints, and names of what is counted.
chase-template-layout =
    مخطط للمطاردة على لوح Quoridor بقياس 9 × 9: الأعمدة من a إلى i والصفوف من 1 إلى 9. كل الشروط في
    docs/rules/chase.md؛ افحص مخططك بالأمر `mazechase check FILE` وانظر إليه بالأمر
    `mazechase show chase --option layout=FILE`.
chase-template-layout-source = "attested" لما طُبع، وإلا "home-made".
chase-template-layout-fences =
    حتى 20 سياجا: المربع الملموس الأقرب إلى a1، ثم h للأفقي أو v للعمودي. e3h فوق e3 وf3،
    وe3v إلى يمين e3 وe4.
chase-template-layout-pellets = أربع حبات.
chase-template-layout-starts = أين تبدأ القطع؛ لا تبدأ قطعة على حبة.
chase-measure-caught = أرواح ضائعة
chase-measure-ate-pellet = حبات مأكولة
chase-measure-ate-ghost = أشباح مأكولة
chase-measure-frenzied = نوبات الهياج
chase-measure-stayed = قطع لم تستطع التحرك
chase-measure-stalled = أرواح ضاعت بالانتظار
