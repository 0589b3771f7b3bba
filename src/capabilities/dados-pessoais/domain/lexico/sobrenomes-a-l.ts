/** Surnames, written like the first names (prenomes-a-d.ts). */
export const sobrenomesAL = `
abdala abdalla abdo abib abrantes abrao abreu acosta acunha adorno* affonso afonso agnelli agostinho agostini aguiar
aguilar aguilera aguirre ahmad aires ajala ajuz alarcao albernaz albino* albuquerque alcantara* alcoforado aleixo
alencar alencastro alexandre alexandrino ali* almada almeida aloise alonso alt alvarenga alvares alvarez alves alvim
amadio amado amador* amancio amaral amarante amaro amato ambrosio amorim anacleto anastacio anchieta andrada andrade
andrei andreoli andreotti andretta angeli angelim* angelo angst anjos* anselmo antao antonelli antonini antonio
antunes anunciacao* apolinario apolonio apurina* aquino aragao aranha* arantes araripe araujo arcanjo* arce ardigo
arend argolo arias ariza arnaud arraes arrais arruda ascencao* assad assaf assed assis assumpcao assuncao* ataide
atallah athayde attademo auad augusto avelar avelino avila ayala ayoub ayres azambuja azar* azeredo azevedo azzi babo
baccarin baccaro bacelar bacellar bacha bachi badaro badra bagatini baggio bahia* bahr baiao* balan balbino balbinot
baldasso baldi baldissera baldo balduino baleeiro balestrin ballarini balsamo* baltazar bandeira* bandoni baniwa*
baptista baraldi barata* barbalho* barbi barbieiro barbieri barbin barbosa barboza barcella barcellos barcelos bardi
bargas bariani baroni barradas barral barreira* barreiros barreto barrionuevo barros* barroso* bartholo bartolomeu
bartz basile basilio bassani bassetti bassi basso* bastian bastiani bastos* batista battisti bauer baumann baumgarten
bazan bazilio beber* beck* becker beckhauser bedin behr beirao belem* beleza* belfort belini bellan bellato bellini
bello belmonte* belo* belotti beltrame beltrami beltrao benedetti beneti benevides benicio benites benitez bento
benvindo bergamaschi bergamini bergamo* berger berlim* berlin* bernardes bernardi bernardino bernardo bertagnolli
bertan berti bertol bertoldi bertoletti bertolini bertolucci bertoni bertuol berwanger beskow bettega bettencourt
bettio betto bevilacqua bezerra bianchi bianchini biasi biazus bicalho bichara bicudo* bieger bier bigaton bigolin
bilac binder biondo birck bispo* bissoli bitencourt bittar bittencourt blanco* blank blasi blum boaventura* bocaiuva
bock bodanese bodnar boechat boeing* boeira boer* boff boger bogo bohn bohrer boldrin bolsonaro bolzan bomfim*
bomtempo bonamigo bonato bonatto bondan bonelli bonetti bonfante bonfim* boni bonifacio bopp borba* bordignon bordin
borelli borges borghetti borghi borin bormann bororo* bortolini bortoloti bortolotto bortoluzzi bosa boschetti bosco*
bosi botelho both bottega bottin bottini bourguignon boza braga* bragagnolo braganca* bragato brambilla brancher
branco* brandalise brandao brandes brandt brasil* brasileiro* bratz braun braz breda brenner brentano brescia* bressan
bringhenti brito britto brixner brizola brock brum brunelli brunetto bruning brunner bruno brusamarello bruschi
buarque bucco buchmann bueno bulhoes burgos* burin buriti* burmann busanello busato bussolo butzke buzato buzzi cabral
caceres* caetano caiado caires calado* caldas* caldeira* calegari calheiros calil calixto callado calmon calvacante
calvo* camacho* camara* camargo camargos cambraia* camelo* camilo caminha* campello campelo campos* canabarro candeia*
candido cangussu canto* canuto* capelo* capistrano cappelletti caputo caramuru* carbone cardim cardona cardoso cardozo
careli carioca* carlos carmo carmona carneiro* carpes carpinteiro* carrara carraro carrasco* carreiro* carrera carrijo
carrilho caruso carvalhaes carvalhal carvalho* casagrande casali casarin casemiro casimiro cassemiro cassiano cassol
castanheira* castanho* castelani castello castelo* castiglioni castilho castilhos castro* catao catarino cattani caumo
cavalari cavalcante cavalcanti cavalheiro* cavalheri cazarin ceccato cerqueira cervantes cervi cesar* cesario chaga
chagas* chaim chalita chamma chang* chaud chaveiro* chaves* chen* cherubini chiari chies chiesa chinaglia cho* cintra
ciocca cirilo cirino cirne claro* claudino clemente clementino coelho* coimbra* colares colombo* colpani comin
conceicao* conrado constantino conti* contreras copetti coqueiro* corbellini cordeiro* cordova cordovil cornelio
correa correia* cortes* cortez costa* costacurta cotrim cotta coura* courtes coutinho couto coutto covas* cozer crema*
crepaldi crespo* crippa crisostomo cristina cristo* cristofoli cruz* cunha* curado* curi curvo* cury custodio cypriano
dacol dagostin dalbosco dalcin dall dalla dallagnol dallagnoll dallanora dalmaso dalmolin dalpiaz dalsasso damaceno
damasceno damasio damiani damiao daneluz dangelo daniel dantas dario daros daudt davi davila debastiani debiasi
decarli defante degasperi deitos delazari delfino delgado* dellagnolo delmondes demarchi demartini denardi denardin
desouza dessoy detoni deus* dias* diaz dib diegues diel dinis diniz diogenes diogo dionisio ditzel divino* dockhorn
domingos* domingues dominguez donadel donato doria dornelas dorneles dornelles dorta dosanjos dourado* doutel drago*
dreher drummond duarte dubois duque* duran durao* dutra ebert eckert edler egito* eichler elias elizeu ellwanger
emerich emerick emidio endo* engel engelhardt engelmann erbe ernandes escobar* escorel esmeraldino esmeraldo espindola
espinosa espinoza espirito* espiritosanto estacio estevao esteves estrela* estrella eugenio eustaquio evangelista
evaristo eyng fabiano fabris fachin fachinello fagundes falavigna falcao* falcone faleiro faleiros falkenbach
falleiros fantin fantinato faria farias* fasolo fausto favaretto favaro favero favretto fazio feijo feitosa feitoza
felber feliciano felicio felipe felippe felisberto felisbino felix feller fernandes fernandez ferrao* ferrari
ferrarini ferraz ferreira* ferreirinha ferrer ferro* ferronato ferrugem* fialho figueira* figueiredo figueiro
figueiroa figueredo filgueira filgueiras filho* filippi filomeno fioravante fiori fiorin firmino firmo* fischer flach
flausino fleck fleury flor* flora* florencio florentino flores* floriano florindo fogaca foletto folle fonseca
fontana* fontanela fontella fontenele fontenelle fontes* fontoura formiga* fornari fortes* fortuna* fortunato foschi
fraga fragoso* franca* franceschi francisco franco frank franz franzoni frasson frazao freire* freitas frias*
friedmann friedrich fritsch fritzen froes frois fuchs fugita fujimoto fujita fukuda fukushima fulnio fumagalli funari
funchal* furlan furlanetto furquim furriel furtado* fuzaro gabriel gadelha gaia gaio galdino galhardo* galli gallo
galvao gama gambim gandolfi gandra garbin garces garcez garcia gardin garibaldi* gaspar gasparetto gaspari gasparin
gastaldi gava gazola gazzola geiger genaro genovez gentil* gentile georgetti geraldo gerhardt germano ghisi giacomelli
giacomin giacomini gianini gianotti gil gimenes gimenez giordani giordano giovanella girardi giron* gisler giuliani
giusti gobbi gobbo godinho godoi godoy goes goetz goldman goldstein gomes gomez goncalves goncalvez gondim gongora
gontijo gonzaga gonzales gonzalez gonzalo gouvea gouveia grabin graca* graciano graf grando* grassi grazziotin greco*
gregorio griebeler grillo grimaldi groff grohs gross* grossi grosso* grotto gruber guajajara* guarani* guarda*
guarnieri guedes guerin guerini guerra* guerreiro* guerrero guglielmi guidi guidini guilhen guilherme guilhermino
guimaraes guiotti gularte gundlach gurgel gusmao gustavo guterres gutierres gutierrez haack haas habib haddad hahn
hall* hamada han* hanna hansen harada hartmann hasegawa hass hatano hauck hayashi heck heidrich hein* heinen heinz
heinzen held* henn henning henrique henriques henz herbst herculano heringer hermann hermes hernandes hernandez
herrera hess heuser hickmann hilario hilgert hillesheim hirata hirsch hoff hoffmann hofmann hohn holanda* holderbaum
hollanda holtz homem* honda* honorato honorio horn* horst hortencio huber hummel huni huppes hypolito iamamoto ianni
ibanez ibiapina ibrahim ideriha ignacio ikeda ikpeng* imai imamura imperial* inacio indio* inocencio inoue iolanda
ishida ishii ishikawa isidorio isidoro israel issa italo ito iwamoto izidorio izidoro jabour jacinto* jacob jacobi
jacobina* jacobs jacobsen jacques jaeger jager jahn jahnke janke jansen januario janz jaques jardim* jatoba jesuino
jesus* joao joaquim jordao jorge jose josino juca judice juliani juliao julio jung* junior* junqueira jurado* juruna*
justen justino justo* kaingang* kaiser kalapalo* kalil kamada kamaiura* kambeba* kaminski kanashiro kanno karaja*
kariri* kasper kassab kato katz kauffmann kaufmann kawamoto kawamura kawano kaxinawa* kayapo* keller kemmerich kerber
kern kessler kfouri khoury kikuchi kim* kimura kirch kirsch klein* kleinubing klock knapp knebel knoll kobayashi koch*
koehler koerich koga kohl kohler kohn kokama* komatsu kopp kovalski kowalczyk kowalski kraemer kramer kraus krause
krauss krenak* kreutz kreutzer krieger kroll krueger krug kruger kruse kubitschek kubo kuhn kuikuro* kuin kummer kuntz
kunz kunzler kuroda kurtz kuster kuwabara labes lacerda lacoste ladeira* lafer lage* lages* lago* laguna* lamego*
lameira landim lang* lange* lanna lapa* lara laranja* laranjeira* latorre laureano laurentino laurindo lautert lauxen
lavor* leal* leandro leao* lee* leiria leitao* leite* leme* lemes lemos lenz leonel leopoldino lessa lessing levy
libano* liberato lima* limeira* lindner linhares lino lins lippert lira* lisboa* lobato* lobo* locatelli loes loiola
longhi longo* lopes lopez lorenz lorenzetti lorenzi lorenzoni louback lourdes loureiro lourenco lousada louzada loyola
lozano lubke luca lucas lucca lucena lucio ludwig luft luis luiz luna* lunardi lunelli luquini lustosa lutz luz* lyra
`;
