/** See prenomes-a-d.ts. */
export const prenomesJL = `
jabes jaci* jaciane jaciara jacilda jacileide jacilene jacimar jacinete jacinta jacinto jacira jack jackeline jackson
jaco jacob jacqueline jacques jacy jader jadiel jadilson jadir jadson jael jaelson jaide jaildo jailma jailson jailton
jailza jaime jainara jaine jair jaira jairo jairton jaison jakeline jakelyne jamal jamerson james jamil jamila jamile
jamili jamille jamilly jamilson jamilton jan* jana janaina janaine janaira jandecir jander janderson jandir jandira
jandui janduy jane janei janeide janete janeth janette janice janicleide janiele janielle janilson janina janine janio
janira janis janisleia janiton jannaina januaria* januario janusa janusia jaquelina jaqueline jaquelini jaquelyne
jarbas jardel jardelina jardilina jarina jarlene jarmila jasmim* jasmin jasmine* jason jassira jati* javier jayme jean
jeane jeani jeanine jeanne jeannie jeberson jedaias jeferso jefersom jeferson jefesson jeffersom jefferson jeisa
jeison jemima jenice jenifer jeniffer jennifer jenny jeny jeorge jeova jeovah jeovana jeovane jeremias jeronima
jeronimo jerusa jesiane jesica jesiel jesse jessica jessie jessika jessyca jesuina jesuino jesus* jethro jhenifer
jhennifer jhenyfer jhon jhonata jhonatan jhonatas jhonathan jhonny jhony jhulia jhully jilberto jilmar jiro jivago
joab joabe joabson joacil joacir joaldo joalisson joana joanderson joane joaneide joanes joanete joani joanice joanina
joanita joanna joao joaozinho joaquim joaquina joas joatan jobson jocasta jocelaine jocelene jocelia jocelina jocelino
jocelio jocelma jocelyn jocemar jocemir jocenir jociane jociara jocieli jocilaine jocilda jocilene jocimar jocimara
jocineide jodson joel joela joelcio joelder joelina joelio joelita joelma joelmir joelmo joelson joelton joelza joenir
joercio joerly johann johanna johannes john johnatan johnatas johnathan johnny johnson johny joice joici joicilene
joicimara joicy joilda joilma joilson joilton joissy jolinda jolita jonadabe jonair jonar jonas jonata jonatan jonatas
jonatha jonathan jonathas jones joni jonia jonice jonilda jonilson jony joraci jorcelina jordan jordana* jordani
jordania* jordano jordao* jordelina jordelino jordi jorge jorgelina jorgete jorgiana jorgina jorgival joris josafa
josane josania josaphat joscelina joscelino josci jose joseane josebel josebias josef josefa josefina josefino
joseilda joseilson joseilton joselaine joselha joseli joselia joselice joselina joselino joselio joselir joselita
joselito joselma joselmo josemar joseni josenice josenilda josenildo josenilson josenilton josenir josenira joseny
joseph josephina joserlandio josete josevaldo josevan josi josiana josiane josiani josianne josias josiclea josicleia
josicleide josie josiel josiele josieli josielle josielly josielma josielson josilaine josilane josilda josildo
josileia josileide josilene josilma josilva josimar josimara josimari josimeire josimere josina josinaldo josinalva
josinei josineia josineide josinete josino josirene josivaldo josivan josivania josmar josmari josmeire josoe josue
josuel jota* jourdan jovana jovane jovani jovania jovanir jovelina jovelino jovenal jovenil jovenita joventina
joventino jovercina jovercino joviano jovina jovino joyce jozelia jozi jozilene juan juana juarez jubal jucara
jucelaine jucelene juceli jucelia jucelino jucelma jucemar jucemara juceneide jucenir juciane juciano juciara jucieli
jucielle jucilaine jucilda jucileia jucileide jucilene jucimar jucimara jucinaldo jucineia jucineide jucinete jucy
judas* judite judith judivan judson jugurta julce julci juleide juli julia juliana juliane juliani julianna julianne
juliano juliao juliele julieli julielle julienne juliermes julieta juliete julimar julina julinda julio julita julius
julles julmira jun* junho* junia juninho junio junior* juraci juracy jurandi jurandir jurandy jurema juremar juremir
juscelino juscilene jussandra jussara jusselino jussiara jussie jussimara justina justiniana justiniano justino justo*
jutta juvana juvanete juvelina juvelino juvenal* juvenalia juvencio juvenil* juvenilda juvenilia juvenita juventina
juventino kacia kaian kaila kailane kaillane kaine kaio kaique kalebe kaliane kalil kalina kaline kalinka kalita
kalyne kamila kamile kamilla kamille kamilly kamylla kananda kanda kaori karem karen karenina karim karime karin
karina karine karini karinna karinne karl karla karlla karlos karol karolaine karolayne karolina karoline karoliny
karolyne karyna karyne kassandra kassia kassiana kassiane kassio katarina katarine katerine katharina katharine
kathelyn katherine kathia kathleen kathllen kathlyn katia katiana katiane katiele katilene katiucia katiuscia katlin
kattia katya kaua kauan kauane kauanna kauanny kaue kawan kawane kaway kaylan kaylane kayque kazuko kazuo keiko keila
keilla keise keisy keith keitiane keity kelby kelem kelen keli kelia kelin kelle kellen kelli kellin kelly kellyn
kelma kelson kelton kelvin kelvyn kely kelyane kemila kemily kenia kenji kennedy* kenneth kenny kenya* kerolaine
kerolen keroly kerolyn ketelin ketellen ketely kethelyn ketlen ketlin ketllyn ketry keury kevelyn keven kevin kevyn
keyla keyse kezia kiara kildare kilma kilson kimberli kimberlly kimberly kimiko kira kiyoko kiyoshi klara klaus klauss
kleber kleberson klebson kleidson kleiton klerison kleuber klever kleverson kleyton klinger koiti koji konrad kristian
kristina kuniko kurt labibe lacir ladir ladislau ladjane laelson laercio laerte laertes lafaiete lafayette lahis laila
laina laine lair laira lais laisa laise laisla laissa laiza laize lakshmi lana lanna lanuza laodiceia lara larah
laressa lariane larissa lariza laryssa lauana lauanda lauane lauany laudelina laudelino laudenir laudicea laudiceia
laudo* laura lauralice laureana laureano laureci laurecy lauren laurena laurencio laureni laurenice laurenir
laurentina laurentino lauri lauriane lauriano lauricy laurina laurinda laurindo laurinha lauristela laurita lauro
laury lausimar lavinea lavinia lavoisier layane layanne layla laylla layne lays laysa lazara lazaro lea* leah leana
leander leandra leandro leanne leci lecia lecio lecy leda ledir ledo* leia* leide leidiana leidiane leidimar leidimara
leidinalva leidson leila leilah leilaine leiliane leilson leina leir leisa leise leivas leizer lelia leliane lelio
lena lenara lenardo lene leneide leni lenia lenice lenicio lenilda lenildo lenilson lenilton lenilza lenin* lenine*
lenir lenira lenise lenita lenivalda lennara lennon lenoir lenon lenora leny leo* leoberta leoberto leocadia leocadio
leocir leoclides leodegario leodete leodoro leomar leomara leomir leon leona leonan leonarda leonardo leoncio leoneide
leonel leonela leones leoni leonice leonicia leonida leonidas leonides leonidia leonila leonilda leonildes leonildo
leonina leonino leonir leonisa leonor leonora leontina leontino leopoldina* leopoldo leovegildo leovigilda lerida lesi
leslie lessandra letice leticia leticya letisia letycia leu* leucio leuda leudimar leury leuza levi levina levino levy
leyde leydiane leyla leylane lia* liamara liana liane lianna liara libania libanio liberalina liberalino liberata
liberato liberio licia licinia licinio licurgo lidia lidiana lidiane lidianne lidiany lidice lidio lidiomar liduina
liege liete ligia lila* lilia liliam lilian liliana liliane lilianne lilli lillian lilly lina linaldo lincoln* lincon
linconl linda* lindaci lindaiane lindalva lindamir lindaura lindeberg lindemberg lindenberg lindinalva lindinete
lindiomar lindoia* lindojonson lindolfo lindolpho lindomar lindomara lindon lindones lindonesa lindonor lindsay line*
linete lineu lino* lion lionel lionete liria* lirian lis* lisa lisabete lisandra lisandro lisane lisangela lisanias
lisarb lise* liselda liselotte lisete lisi lisiane lisie lisley lismara lissandra lissandro lita livaldo livane
liverson livia livio livramento* liz lizandra lizandro lizane lizangela lizete lizeth lizia liziane lizzie loana
lobelia loide lois loisa loise loiva lola loni lorain loraine lorane lorayne loredana lorelai loreley loren lorena
loreni lorenna lorenza lorenzo loreta loretta lori loriane loris loriva lorival lorraine lorran lorrana lorrane
lorrany lorrayne lothar louis louisa louise lourdes loureci lourencia lourenco* loureto louriane lourinaldo lourine
lourival lourivaldo loyane loyde luan luana luanda* luane luann luanna luany luara luca lucas lucca lucelaine lucelena
lucelene luceli lucelia lucelina lucelino lucelita lucelma lucemar lucenilda lucenir lucenira luceny lucero lucette
lucia luciana luciane luciani lucianna lucianne luciano luciara luciclea luciclecia lucidalva lucidio luciela luciele
lucieli lucielia lucielle luciene lucienn lucienne lucieuda lucila lucilaine lucilda lucileia lucileide lucilena
lucilene lucilia lucilio lucilla lucille lucilma lucimar lucimara lucimari lucimario lucimary lucimeia lucimeire
lucimere lucinaldo lucinalva lucinda lucindo lucinea lucinei lucineia lucineide lucinete luciney lucinha lucino lucio
lucione lucireia lucivalda lucivaldo lucivan lucivanda lucivane lucivania lucrecia lucrecio lucy ludemila ludgero
ludiana ludimar ludimila ludmila ludmilla ludmyla ludmylla ludovico ludwig ludyla luelio luely luena lueny lugenia
luide luigi luis luisa luise luisinho luiz luiza luize luizete luizinha luizinho luizmar luka lukas luma lumena luna*
lunalva lunara luno lupercio lupicinio lurdes lurdete lurdinha luri luriane lusanira luscia lusia lusiana lusiane
lusilene lusimar lusimara lusinete lusivan lusmar lutero lutgarda luthero luvanor luz* luzanira luzeneide luzeni
luzenilda luzenir luzia luziana luziane luzianne luziano luzimar luzimara luzimeire luzinaldo luzinalva luzinda
luzineide luzinete luzitana luzivaldo luzivan luzmarina lyandra lydia lygia lylian lyra lys lysandra lyvia
`;
