-- Tables of schema 1: a deck with a source of 70,000 letters; moves taken back past draws by consent; a piece, a
-- command's id and the seal of an imported record that end in a newline.
-- cards: {"table": "9_xL8JRwJ8IiMlCc", "tokens": ["2e7_smiuh5r7VjRTJMhtd8S2t-I_f177", "Qnv5-XfoGz3vGE_B-8_xsZwCeMH4Pg2a"], "host": "G7rMw9xbqKC5ZVOtN60Mpw8HLrSlWxpA", "n": 35, "plies": 20}
-- marbles: {"table": "SNi321nfzxd3n0_e", "tokens": ["Qoh-L-ClUA3ZFLPOqWbPZglKJM9P5vhQ", "AXFGcYPtxtqArj8Tnhs24N9lBNm3EMXu"], "host": "H952vK3JMN0U4Xu2isHc4ApKYGjg-TrC", "n": 34, "plies": 22}
-- quoridor: {"table": "cxQMFJip7v3VXJ6O", "tokens": ["Vx7wRU892o3AUSjQmwG8OOPepW_DNDdd", "munsXFhPrwZk74SJvb4IKZlGSzLTRXNh"], "host": "wSS0_R77CtbU0-ThNUyqpdGExJPuRk9u", "n": 2, "plies": 2}
-- imported: {"table": "PsF5owDGQk2mUmrl", "tokens": ["lBAqYWa_iIYWQB6GyI9NWrx3mQkYvW6X"], "host": "eAatGZksIabKLJbTnfape4yGUaaCHZcd", "n": 2, "plies": 2}
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE tables (
        id TEXT PRIMARY KEY, created_ms INTEGER NOT NULL, touched_ms INTEGER NOT NULL,
        lobby BLOB NOT NULL, seed BLOB NOT NULL, setup BLOB
    ) STRICT;
CREATE TABLE log (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        n INTEGER NOT NULL, command TEXT, entries BLOB NOT NULL,
        PRIMARY KEY (table_id, n), UNIQUE (table_id, command)
    ) STRICT, WITHOUT ROWID;
CREATE TABLE tokens (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        digest TEXT NOT NULL, kind TEXT NOT NULL, place INTEGER,
        PRIMARY KEY (table_id, digest)
    ) STRICT, WITHOUT ROWID;
CREATE INDEX tables_touched ON tables (touched_ms);
INSERT INTO tables VALUES('9_xL8JRwJ8IiMlCc',1794841604523,1794841605986,CAST(replace('{"game":"cards","players":2,"options":{"max_turns":1000,"deck":{"source":"@SOURCE@","points":{"dot":1,"cherry":2,"strawberry":3,"orange":4,"apple":5,"melon":7},"level1":{"dot":15,"cherry":6,"strawberry":4,"orange":3,"apple":2,"melon":1,"blinky":3,"pinky":3,"inky":4,"clyde":3,"give":2,"swap":5,"skip":3},"level2":{"dot":10,"cherry":7,"strawberry":6,"orange":4,"apple":3,"melon":1,"blinky":3,"pinky":4,"inky":4,"clyde":3,"dictate":4,"all-draw":4,"pass-left":1}}},"places":[{"kind":"human","name":"Ada","bot":null,"device":"H_Ewehk-o7qlxK-f","piece":null},{"kind":"human","name":"Bo","bot":null,"device":"2AP8ftbvTM52xmba","piece":null}],"seating":"chosen","clock":null,"draw_delay_ms":null,"mind_after_ms":null,"bot_ms":500,"seats":[1,2],"rematch":null,"after":null,"imported":false}', '@SOURCE@', printf('%.*c', 70000, 'x')) AS BLOB),X'2E2915EC3EA7F94A5CE6117BA861BBD84A9D0F9235CBED948BB9209CC710FA33',CAST(replace('{"id":"9_xL8JRwJ8IiMlCc","game":"cards","players":2,"options":{"first_player":"random","level":"1","level2_includes_level1":false,"red_ghost":"one","skip_stacks":false,"dictate_self":true,"dictate_blocks_shutdown":true,"deck_empty":"all_shut_down","solo_run":"unlimited","max_turns":1000},"rules_version":1,"documents":{"deck":{"source":"@SOURCE@","points":{"dot":1,"cherry":2,"strawberry":3,"orange":4,"apple":5,"melon":7},"level1":{"dot":15,"cherry":6,"strawberry":4,"orange":3,"apple":2,"melon":1,"blinky":3,"pinky":3,"inky":4,"clyde":3,"give":2,"swap":5,"skip":3},"level2":{"dot":10,"cherry":7,"strawberry":6,"orange":4,"apple":3,"melon":1,"blinky":3,"pinky":4,"inky":4,"clyde":3,"dictate":4,"all-draw":4,"pass-left":1}}},"seats":[{"name":"Ada"},{"name":"Bo"}],"seal":"2aa2c0c6f214a80ded6bc5ee5a3a6562f6d1bfd5b7879cabe33e2cc21d44b6a6","stand_in":"level2"}', '@SOURCE@', printf('%.*c', 70000, 'x')) AS BLOB));
INSERT INTO tables VALUES('PsF5owDGQk2mUmrl',1794844309646,1794844309646,CAST('{"game":"quoridor","players":2,"options":{"first_player":"random","edge_as_fence":true,"diagonal_past_piece":false,"three_players":"on","max_turns":1000},"places":[{"kind":"human","name":"Ada","bot":null,"device":null,"piece":"ghost\n"},{"kind":"human","name":"Bo","bot":null,"device":null,"piece":null}],"seating":"random","clock":null,"draw_delay_ms":null,"mind_after_ms":null,"bot_ms":500,"seats":[1,2],"rematch":null,"after":null,"imported":true}' AS BLOB),X'',CAST('{"id":"cxQMFJip7v3VXJ6O","game":"quoridor","players":2,"options":{"first_player":"random","edge_as_fence":true,"diagonal_past_piece":false,"three_players":"on","max_turns":1000},"rules_version":1,"documents":{},"seats":[{"name":"Ada","piece":"ghost\n"},{"name":"Bo"}],"seal":"e536876fd01084ca9d253f9772cc06c24c0a27fca8a973d701d4d3b9b1c93730\n","stand_in":"level2"}' AS BLOB));
INSERT INTO tables VALUES('SNi321nfzxd3n0_e',1794841606039,1794841607626,CAST('{"game":"marbles","players":2,"options":{"max_turns":1000},"places":[{"kind":"human","name":"Ada","bot":null,"device":"2IZMZoz5uWHGQem1","piece":null},{"kind":"human","name":"Bo","bot":null,"device":"pRX5xCZmPPdmQfBf","piece":null}],"seating":"chosen","clock":null,"draw_delay_ms":null,"mind_after_ms":null,"bot_ms":500,"seats":[1,2],"rematch":null,"after":null,"imported":false}' AS BLOB),X'0DFCEF2D92295253390AE0AE0E128A9D4D7251C2587569435842E062CEF87A24',CAST('{"id":"SNi321nfzxd3n0_e","game":"marbles","players":2,"options":{"unused_home":"closed_to_stop","must_move_if_possible":false,"home_counts":true,"ghost_may_reverse":false,"ghost_partial":false,"pay_with_yellow":"false","lose_privilege_when_hit":false,"marble_under_ghost":"auto","privilege_stacks":true,"same_move_gobble":true,"gobble_ends_turn":false,"end_timing":"at_once","max_turns":1000},"rules_version":1,"documents":{"layout":{"id":"corners","game":"marbles","title":"Corners","source":"home-made","drawing":"                      ^\n  G---o-------o-------o-------o-------o---B\n  |   |       |               |       |   |\n  o---o   o---o---o---o---o---o---o   o---o\n  |       |           |           |       |\n  |   o---@---o-------o-------o---@---o   |\n  |   |   |   |       |       |   |   |   |\n  o---o   o---o-------o-------o---o   o---o\n  |   |   |   |       |       |   |   |   |\n  |   o   |   |       |       |   |   o   |\n  |   |   |   |     =====     |   |   |   |\n <o   o---o---o-----=====-----o---o---o   o>\n  |   |   |   |     =====     |   |   |   |\n  |   o   |   |       |       |   |   o   |\n  |   |   |   |       |       |   |   |   |\n  o---o   o---o-------o-------o---o   o---o\n  |   |   |   |       |       |   |   |   |\n  |   o---@---o-------o-------o---@---o   |\n  |       |           |           |       |\n  o---o   o---o---o---o---o---o---o   o---o\n  |   |       |               |       |   |\n  R---o-------o-------o-------o-------o---Y\n                      v\n"}},"seats":[{"name":"Ada"},{"name":"Bo"}],"seal":"c07a6e7223d55e0cbea9f5d045e2585a2cc913ed196c33a978988045ccef24dd","stand_in":"level2"}' AS BLOB));
INSERT INTO tables VALUES('cxQMFJip7v3VXJ6O',1794841607678,1794841607777,CAST('{"game":"quoridor","players":2,"options":{"max_turns":1000},"places":[{"kind":"human","name":"Ada","bot":null,"device":"6x-t5m8C7GeHe8Dq","piece":"ghost\n"},{"kind":"human","name":"Bo","bot":null,"device":"6x-t5m8C7GeHe8Dq","piece":null}],"seating":"chosen","clock":null,"draw_delay_ms":null,"mind_after_ms":null,"bot_ms":500,"seats":[1,2],"rematch":null,"after":null,"imported":false}' AS BLOB),X'9322CE5ECA8B3057EB7BAF15FE6FD6AF670C7A473D8BC42367CF929387B389EF',CAST('{"id":"cxQMFJip7v3VXJ6O","game":"quoridor","players":2,"options":{"first_player":"random","edge_as_fence":true,"diagonal_past_piece":false,"three_players":"on","max_turns":1000},"rules_version":1,"documents":{},"seats":[{"name":"Ada","piece":"ghost\n"},{"name":"Bo"}],"seal":"e536876fd01084ca9d253f9772cc06c24c0a27fca8a973d701d4d3b9b1c93730","stand_in":"level2"}' AS BLOB));
INSERT INTO tokens VALUES('9_xL8JRwJ8IiMlCc','3ae38cc994b14685c9eddd1cf58bc6da29b283ce8ceb994434ffae586e0f58c5','seat',1);
INSERT INTO tokens VALUES('9_xL8JRwJ8IiMlCc','62e37ab371493657d7b6bc83157a1954d7fb27f6b6854888325702e7be791311','invite',NULL);
INSERT INTO tokens VALUES('9_xL8JRwJ8IiMlCc','7e799c7387b3682662b723583a287857d1b56a5813cbaeadf8928311b3fae085','seat',2);
INSERT INTO tokens VALUES('9_xL8JRwJ8IiMlCc','aac708a501fb157c7a2d955e6c291fe9e55ca165601dab1f817edb80ca65a755','watch',NULL);
INSERT INTO tokens VALUES('9_xL8JRwJ8IiMlCc','eedcc91ca40197c1124c283de169d5f1622ad05965cb2b5e5d587a280ffbaa98','host',NULL);
INSERT INTO tokens VALUES('PsF5owDGQk2mUmrl','02d12c387ec0f56561f6625269b92d506ad90d3f1665824d2573fa667b2a6138','host',NULL);
INSERT INTO tokens VALUES('PsF5owDGQk2mUmrl','39c7f1657ed7ecf404f7dcaa4e5fc0af78f940df88a395750bcb264401f35d2f','invite',NULL);
INSERT INTO tokens VALUES('PsF5owDGQk2mUmrl','e6b2594681a826b0a6c5c28219cafe4c6a64394d4b2818c12163e8a99266c687','watch',NULL);
INSERT INTO tokens VALUES('SNi321nfzxd3n0_e','0b3f8b619d0e37bd8dd1c3b6bf83dcbd3b754433410499b4d7b6d692218626be','seat',2);
INSERT INTO tokens VALUES('SNi321nfzxd3n0_e','42a0879f0f6dc9a99af51bdcf0b0b937d20e965fdbce17d76acb5d17d614d552','watch',NULL);
INSERT INTO tokens VALUES('SNi321nfzxd3n0_e','63e8db4587f1610832601a43c48def4d392ba1f2ee256e52bc43ee925d5f1d72','host',NULL);
INSERT INTO tokens VALUES('SNi321nfzxd3n0_e','81fb6b83dd0871816a16e242946ae1094bbc1cd5b086d6f153bc6f0b32c941a4','invite',NULL);
INSERT INTO tokens VALUES('SNi321nfzxd3n0_e','b204c1bfcaab4d0860be693ff7421853189b55929013c3f31db3c41a9913f1ff','seat',1);
INSERT INTO tokens VALUES('cxQMFJip7v3VXJ6O','323cbf9a3081289b39824e08c53a472af4d04e20feda0d307ae732690abba11a','invite',NULL);
INSERT INTO tokens VALUES('cxQMFJip7v3VXJ6O','58cd701915e1978c8a8108c0a58aa95e19a61876d7c7e590932c5800f3225e37','host',NULL);
INSERT INTO tokens VALUES('cxQMFJip7v3VXJ6O','7bdee3a37bfbbc12f7af14b2fe4a6bb285fa67acb86cf24d405f3ca16743bf91','seat',1);
INSERT INTO tokens VALUES('cxQMFJip7v3VXJ6O','b9bd3147db4efaab1db19a314d7554cfec1868bcbb1769a91476828c3475b263','watch',NULL);
INSERT INTO tokens VALUES('cxQMFJip7v3VXJ6O','c11f85a51ad1290f9f7444c6064b8c63f3e510a61d33b7747c309e88f31e8739','seat',2);
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',0,'1:c1',CAST('[{"t":"salted","seat":1,"salt":"first-salt","at_ms":1794841604564,"command":"1:c1"}]' AS BLOB));
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',1,'2:c2',CAST('[{"t":"salted","seat":2,"salt":"other-salt","at_ms":1794841604609,"command":"2:c2"}]' AS BLOB));
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',2,'1:c3',CAST('[{"t":"acted","seat":1,"action":"draw","at_ms":1794841604653,"command":"1:c3"}]' AS BLOB));
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',3,'1:c4',CAST('[{"t":"drawn","outcome":"+swap","k":0,"asked":1,"at_ms":1794841604697,"command":"1:c4"}]' AS BLOB));
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',4,'1:c5',CAST('[{"t":"acted","seat":1,"action":"swap:1:2","at_ms":1794841604741,"command":"1:c5"}]' AS BLOB));
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',5,'1:c6',CAST('[{"t":"acted","seat":1,"action":"draw","at_ms":1794841604786,"command":"1:c6"}]' AS BLOB));
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',6,'1:c7',CAST('[{"t":"drawn","outcome":"+dot","k":1,"asked":1,"at_ms":1794841604831,"command":"1:c7"}]' AS BLOB));
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',7,'1:c8',CAST('[{"t":"acted","seat":1,"action":"draw","at_ms":1794841604877,"command":"1:c8"}]' AS BLOB));
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',8,'1:c9',CAST('[{"t":"drawn","outcome":"+dot","k":2,"asked":1,"at_ms":1794841604921,"command":"1:c9"}]' AS BLOB));
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',9,'1:c10',CAST('[{"t":"undo-asked","seat":1,"keep":5,"at_ms":1794841604965,"command":"1:c10"}]' AS BLOB));
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',10,'2:c11',CAST('[{"t":"undo-answered","seat":2,"agree":true,"at_ms":1794841605009,"command":"2:c11"},{"t":"undone","keep":5,"at_ms":1794841605009,"command":"2:c11"}]' AS BLOB));
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',12,'1:c12',CAST('[{"t":"acted","seat":1,"action":"draw","at_ms":1794841605053,"command":"1:c12"}]' AS BLOB));
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',13,'1:c13',CAST('[{"t":"drawn","outcome":"+dot","k":2,"asked":1,"at_ms":1794841605097,"command":"1:c13"}]' AS BLOB));
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',14,'1:c14',CAST('[{"t":"acted","seat":1,"action":"end","at_ms":1794841605141,"command":"1:c14"}]' AS BLOB));
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',15,'2:c15',CAST('[{"t":"acted","seat":2,"action":"draw","at_ms":1794841605186,"command":"2:c15"}]' AS BLOB));
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',16,'2:c16',CAST('[{"t":"drawn","outcome":"+strawberry","k":3,"asked":2,"at_ms":1794841605229,"command":"2:c16"}]' AS BLOB));
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',17,'2:c17',CAST('[{"t":"acted","seat":2,"action":"draw","at_ms":1794841605273,"command":"2:c17"}]' AS BLOB));
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',18,'2:c18',CAST('[{"t":"drawn","outcome":"+dot","k":4,"asked":2,"at_ms":1794841605318,"command":"2:c18"}]' AS BLOB));
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',19,'1:c19',CAST('[{"t":"undo-asked","seat":1,"keep":7,"at_ms":1794841605362,"command":"1:c19"}]' AS BLOB));
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',20,'2:c20',CAST('[{"t":"undo-answered","seat":2,"agree":true,"at_ms":1794841605405,"command":"2:c20"},{"t":"undone","keep":7,"at_ms":1794841605405,"command":"2:c20"}]' AS BLOB));
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',22,'1:c21',CAST('[{"t":"acted","seat":1,"action":"end","at_ms":1794841605449,"command":"1:c21"}]' AS BLOB));
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',23,'2:c22',CAST('[{"t":"acted","seat":2,"action":"draw","at_ms":1794841605493,"command":"2:c22"}]' AS BLOB));
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',24,'2:c23',CAST('[{"t":"drawn","outcome":"+strawberry","k":3,"asked":2,"at_ms":1794841605538,"command":"2:c23"}]' AS BLOB));
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',25,'2:c24',CAST('[{"t":"acted","seat":2,"action":"draw","at_ms":1794841605583,"command":"2:c24"}]' AS BLOB));
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',26,'2:c25',CAST('[{"t":"drawn","outcome":"+dot","k":4,"asked":2,"at_ms":1794841605629,"command":"2:c25"}]' AS BLOB));
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',27,'2:c26',CAST('[{"t":"acted","seat":2,"action":"draw","at_ms":1794841605673,"command":"2:c26"}]' AS BLOB));
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',28,'2:c27',CAST('[{"t":"drawn","outcome":"+pinky","k":5,"asked":2,"at_ms":1794841605717,"command":"2:c27"}]' AS BLOB));
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',29,'2:c28',CAST('[{"t":"acted","seat":2,"action":"end","at_ms":1794841605765,"command":"2:c28"}]' AS BLOB));
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',30,'1:c29',CAST('[{"t":"acted","seat":1,"action":"draw","at_ms":1794841605809,"command":"1:c29"}]' AS BLOB));
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',31,'1:c30',CAST('[{"t":"drawn","outcome":"+cherry","k":6,"asked":1,"at_ms":1794841605853,"command":"1:c30"}]' AS BLOB));
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',32,'1:c31',CAST('[{"t":"acted","seat":1,"action":"draw","at_ms":1794841605897,"command":"1:c31"}]' AS BLOB));
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',33,'1:c32',CAST('[{"t":"drawn","outcome":"+orange","k":7,"asked":1,"at_ms":1794841605942,"command":"1:c32"}]' AS BLOB));
INSERT INTO log VALUES('9_xL8JRwJ8IiMlCc',34,'1:c33',CAST('[{"t":"acted","seat":1,"action":"draw","at_ms":1794841605986,"command":"1:c33"}]' AS BLOB));
INSERT INTO log VALUES('PsF5owDGQk2mUmrl',0,NULL,CAST('[{"t":"acted","seat":1,"action":"e2","at_ms":1794841607733},{"t":"acted","seat":2,"action":"e8","at_ms":1794841607777}]' AS BLOB));
INSERT INTO log VALUES('SNi321nfzxd3n0_e',0,'1:c34',CAST('[{"t":"salted","seat":1,"salt":"first-salt","at_ms":1794841606289,"command":"1:c34"}]' AS BLOB));
INSERT INTO log VALUES('SNi321nfzxd3n0_e',1,'2:c35',CAST('[{"t":"salted","seat":2,"salt":"other-salt","at_ms":1794841606291,"command":"2:c35"}]' AS BLOB));
INSERT INTO log VALUES('SNi321nfzxd3n0_e',2,'1:c36',CAST('[{"t":"drawn","outcome":"*16","k":0,"asked":1,"at_ms":1794841606337,"command":"1:c36"}]' AS BLOB));
INSERT INTO log VALUES('SNi321nfzxd3n0_e',3,'2:c37',CAST('[{"t":"drawn","outcome":"*34","k":1,"asked":2,"at_ms":1794841606382,"command":"2:c37"}]' AS BLOB));
INSERT INTO log VALUES('SNi321nfzxd3n0_e',4,'1:c38',CAST('[{"t":"drawn","outcome":"*36","k":2,"asked":1,"at_ms":1794841606425,"command":"1:c38"}]' AS BLOB));
INSERT INTO log VALUES('SNi321nfzxd3n0_e',5,'2:c39',CAST('[{"t":"drawn","outcome":"*46","k":3,"asked":2,"at_ms":1794841606470,"command":"2:c39"}]' AS BLOB));
INSERT INTO log VALUES('SNi321nfzxd3n0_e',6,'2:c40',CAST('[{"t":"drawn","outcome":"*12","k":4,"asked":2,"at_ms":1794841606513,"command":"2:c40"}]' AS BLOB));
INSERT INTO log VALUES('SNi321nfzxd3n0_e',7,'2:c41',CAST('[{"t":"acted","seat":2,"action":"2f6>f9","at_ms":1794841606557,"command":"2:c41"}]' AS BLOB));
INSERT INTO log VALUES('SNi321nfzxd3n0_e',8,'2:c42',CAST('[{"t":"undo-asked","seat":2,"keep":5,"at_ms":1794841606601,"command":"2:c42"}]' AS BLOB));
INSERT INTO log VALUES('SNi321nfzxd3n0_e',9,'1:c43',CAST('[{"t":"undo-answered","seat":1,"agree":true,"at_ms":1794841606645,"command":"1:c43"},{"t":"undone","keep":5,"at_ms":1794841606645,"command":"1:c43"}]' AS BLOB));
INSERT INTO log VALUES('SNi321nfzxd3n0_e',11,'2:c44',CAST('[{"t":"acted","seat":2,"action":"2f6>f9","at_ms":1794841606689,"command":"2:c44"}]' AS BLOB));
INSERT INTO log VALUES('SNi321nfzxd3n0_e',12,'2:c45',CAST('[{"t":"acted","seat":2,"action":"1b11:b11","at_ms":1794841606734,"command":"2:c45"}]' AS BLOB));
INSERT INTO log VALUES('SNi321nfzxd3n0_e',13,'1:c46',CAST('[{"t":"drawn","outcome":"*24","k":5,"asked":1,"at_ms":1794841606777,"command":"1:c46"}]' AS BLOB));
INSERT INTO log VALUES('SNi321nfzxd3n0_e',14,'1:c47',CAST('[{"t":"acted","seat":1,"action":"4f9>h11","at_ms":1794841606821,"command":"1:c47"}]' AS BLOB));
INSERT INTO log VALUES('SNi321nfzxd3n0_e',15,'1:c48',CAST('[{"t":"acted","seat":1,"action":"2k4:k2,k4","at_ms":1794841606866,"command":"1:c48"}]' AS BLOB));
INSERT INTO log VALUES('SNi321nfzxd3n0_e',16,'2:c49',CAST('[{"t":"drawn","outcome":"*33","k":6,"asked":2,"at_ms":1794841606909,"command":"2:c49"}]' AS BLOB));
INSERT INTO log VALUES('SNi321nfzxd3n0_e',17,'2:c50',CAST('[{"t":"acted","seat":2,"action":"3h11>b11","at_ms":1794841606953,"command":"2:c50"}]' AS BLOB));
INSERT INTO log VALUES('SNi321nfzxd3n0_e',18,'1:c51',CAST('[{"t":"undo-asked","seat":1,"keep":9,"at_ms":1794841606997,"command":"1:c51"}]' AS BLOB));
INSERT INTO log VALUES('SNi321nfzxd3n0_e',19,'2:c52',CAST('[{"t":"undo-answered","seat":2,"agree":true,"at_ms":1794841607041,"command":"2:c52"},{"t":"undone","keep":9,"at_ms":1794841607041,"command":"2:c52"}]' AS BLOB));
INSERT INTO log VALUES('SNi321nfzxd3n0_e',21,'1:c53',CAST('[{"t":"acted","seat":1,"action":"2k4:k2,k4","at_ms":1794841607085,"command":"1:c53"}]' AS BLOB));
INSERT INTO log VALUES('SNi321nfzxd3n0_e',22,'2:c54',CAST('[{"t":"drawn","outcome":"*33","k":6,"asked":2,"at_ms":1794841607129,"command":"2:c54"}]' AS BLOB));
INSERT INTO log VALUES('SNi321nfzxd3n0_e',23,'2:c55',CAST('[{"t":"acted","seat":2,"action":"3h11>b11","at_ms":1794841607173,"command":"2:c55"}]' AS BLOB));
INSERT INTO log VALUES('SNi321nfzxd3n0_e',24,'2:c56',CAST('[{"t":"acted","seat":2,"action":"3b8:a8,b8,a10","at_ms":1794841607217,"command":"2:c56"}]' AS BLOB));
INSERT INTO log VALUES('SNi321nfzxd3n0_e',25,'1:c57',CAST('[{"t":"drawn","outcome":"*15","k":7,"asked":1,"at_ms":1794841607261,"command":"1:c57"}]' AS BLOB));
INSERT INTO log VALUES('SNi321nfzxd3n0_e',26,'1:c58',CAST('[{"t":"acted","seat":1,"action":"5b11>j10","at_ms":1794841607309,"command":"1:c58"}]' AS BLOB));
INSERT INTO log VALUES('SNi321nfzxd3n0_e',27,'1:c59',CAST('[{"t":"acted","seat":1,"action":"1k6:k6","at_ms":1794841607353,"command":"1:c59"}]' AS BLOB));
INSERT INTO log VALUES('SNi321nfzxd3n0_e',28,'2:c60',CAST('[{"t":"drawn","outcome":"*16","k":8,"asked":2,"at_ms":1794841607397,"command":"2:c60"}]' AS BLOB));
INSERT INTO log VALUES('SNi321nfzxd3n0_e',29,'2:c61',CAST('[{"t":"acted","seat":2,"action":"6j10>i10","at_ms":1794841607445,"command":"2:c61"}]' AS BLOB));
INSERT INTO log VALUES('SNi321nfzxd3n0_e',30,'2:c62',CAST('[{"t":"acted","seat":2,"action":"1b9:b9","at_ms":1794841607490,"command":"2:c62"}]' AS BLOB));
INSERT INTO log VALUES('SNi321nfzxd3n0_e',31,'1:c63',CAST('[{"t":"drawn","outcome":"*12","k":9,"asked":1,"at_ms":1794841607534,"command":"1:c63"}]' AS BLOB));
INSERT INTO log VALUES('SNi321nfzxd3n0_e',32,'1:c64',CAST('[{"t":"acted","seat":1,"action":"2i10>h11","at_ms":1794841607581,"command":"1:c64"}]' AS BLOB));
INSERT INTO log VALUES('SNi321nfzxd3n0_e',33,'1:c65',CAST('[{"t":"acted","seat":1,"action":"1f11:f11","at_ms":1794841607626,"command":"1:c65"}]' AS BLOB));
INSERT INTO log VALUES('cxQMFJip7v3VXJ6O',0,'1:first' || char(10) || '',CAST('[{"t":"acted","seat":1,"action":"e2","at_ms":1794841607733,"command":"1:first\n"}]' AS BLOB));
INSERT INTO log VALUES('cxQMFJip7v3VXJ6O',1,'2:c67',CAST('[{"t":"acted","seat":2,"action":"e8","at_ms":1794841607777,"command":"2:c67"}]' AS BLOB));
COMMIT;
