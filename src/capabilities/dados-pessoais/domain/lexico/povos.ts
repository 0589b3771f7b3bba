/**
 * Peoples of Brazil whose names their members bear as surnames. Each is also the name of the people
 * itself, of its land and language, so it is a person's only after a first name.
 */
export const povos = `
aikana akroa amanaye amondawa anace apalai apiaka apinaje apurina arapaso arapium arawete arikapu ashaninka asurini
atikum atroari aweti bakairi baniwa baniua barasana borari bororo charrua chiquitano deni desana enawene fulnio
galibi guajajara guarani guarasugwe guato hixkaryana hupda ikolen ikpeng ingariko jamamadi
jaminawa jarawara javae jenipapo jeripanko jiripanco juruna kaapor kadiweu kaiabi kaimbe kaingang kaiowa kaixana kalapalo kamaiura
kamayura kambeba kambiwa kanamari kaninde kanela kantarure kapinawa karaja karapana karapoto kariri karipuna karitiana 
katokinn katuena katukina katxuyana kaxarari kaxinawa kaxixo kaxuyana kayabi kayapo caiapo kinikinau kiriri kisedje kokama krahokanela
kraho krenak krepym krikati kubeo kuikuro kujubim kulina kumaruara kuripako kwaza laklano madija makuna makurap macuxi makuxi manchineri
marubo matis matipu matses mawe maxakali maytapu mbya mehinako mehinaku metuktire miranha mucurim munduruku mundurucu mynky nadob
nafukua nahukwa nambikwara nandeva nhandeva nukini ofaie omagua paiaku palikur panara pankara pankararu pankarare parakana paresi pareci
parintintin parkateje patamona pataxo paumari pipipan piratapuya piripkura pitaguary potiguara poyanawa puyanawa rikbaktsa sabane
sapara sakurabiat satere shanenawa shawadawa siriano surui suruwaha suya tabajara tapayuna tapeba tapirape tapuia tariano taurepang
tembe tenetehara tenharim terena ticuna tikuna tingui tiriyo tremembe truka trumai tsohom tukano tumbalala tupaiu tupari tupinamba
tupiniquim tuxa tuyuka txikao txucarramae umutina waimiri waiwai wajapi waiapi wanano wapichana wapixana warekena wassu
wauja waura wayana witoto xakriaba xavante xerente xetao xikrin xipaya xoklengue xokleng xoko xukuru yaminawa yanomami ianomami yawalapiti
yawanawa yekuana yudja zoro
`;

/** First names in indigenous languages, as public registers and the press write them. */
export const prenomesIndigenas = `
afukaka aiaru airy anahi angoho anuia apoena arassari aritana aruka auritha babau bepkororoti beptuk bepro bekwynhka benki biraci
cipasse cunhatai daiara esbell guaraci guaracy hiparidi huhana hushahu ianukula ibantu inaie iracema iraci iracy itajiba jaciara jacira
jakalo jandira jekupe jera joenia jurandir jurema kaianaku kamuu kanatyo kaue kerexu kokoi kopenawa korap kotok kreta kretan kuaray kuiussi
kunumi kunue makaulaka mairawe maial mapulu mayalu megaron moacir moacyr moema myrian naiara nhakpoti ninawa nixiwaka oreme patkore
pirakuman piyako poran potira puyr putanny raoni sapaim sapain shaneihu siduwaka sinaa takuma tapi tashka tainara taina tataendy
toya tsereptse tserewahu tsitsina tuira tuire tukuma txai tximna ubiraci ubirajara ubiratan watatakalu wakay werimehe wera* xama
yakuy yakuna yamalui yapo yara ysani yssubana zahy
`;
