/**
 * Names of immigrants and their children, as Brazilian documents write them: Arabic, African,
 * Asian, Slavic, Germanic, Irish, French and Spanish. A star means the same as in the other lists.
 */
export const prenomesDeFora = `
abdallah abdel abdou abdoul abdoulaye abdul abdulaziz abdullah abebe abena abigail abu achille adama adebayo adesola adjoa agnieszka
ahmad ahmed ahmet aisha aissatou ajay akash akiko akira akua alain alassane alejandra alejandro aleksander aleksandr alexei alhassan ali
alioune alisha aliyah alma* amadou amara* amina aminata amir amira amit anastasia anatoli andreas andrei andrzej angus anil
anjali ansgar anwar aoife arjun arun ashraf asif astrid axel ayesha ayman aziz babacar baraka bashir bassam belkacem ben bilal binta birgit
boris boubacar brigitte bridget caitlin callum catalina cedric chantal cheikh chiara chidi chinedu chioma chukwu ciara
claire claude consuelo cormac dagmar daisuke daoud declan deepak demba denys dieter dieudonne dilip dimitri dmitri dmytro edwige egor
ekaterina emeka emmanuel enrique erzsebet esperanza etienne evgeni ewa fadi fadila fahad faisal farah farid fatma fatou
fatoumata fernand feng fiona francois franz fritz fumiko gaelle ganesh gareth genevieve georgi gerhard ghassan giorgos giulia
goran greta grzegorz guillaume guillermo gunther habib hadi hadja haidar hakan hakim halima hamid hamza hana hanna harish haruki haruto
hassan hatem heba heidi heinz helga henrik hideo hiroshi hiroto hisham huda hui hussein hyun ibrahim ibrahima idrissa ifeoma igor ikram
imad imane imran ingrid irina isabelle ismael ismail issa* ivana jamila jan* javier jens jia jianguo jing joao jovana juergen jun*
junko jurgen kamal kamala karim karima kaveh kazuo keiko khadija khaled khalid khalil khodr kim klaus kofi krzysztof kwame kwesi lakshmi
lamine larbi layla leticia liang li* ling* lise ljubica louis lourdes luc ludmila magdalena mahmoud maimouna malgorzata malick
mamadou manoj mansour marek marguerite mariam mariama marwan masako matteo maryam mbaye mehdi mehmet mercedes mihai mikhail miloslav
milos ming minh mireille mohamad mohamed mohammad mohammed moussa muhammad munir mustafa mustapha nabil nadine nadir najib nasser
nataliya natasha ndeye neha ngozi nguyen niamh nikhil nikolai nikos nizar noor noura noriko olena olga olivier omar osama ousmane oumar
pablo padraig pascale pavel pedro piotr pooja prakash priya qiang radek rafik rahul raj rajesh rakesh ramesh ramon rania rashid
ravi reiko renaud roberta rohan rosalba rosaura ruslan saad saeed sadio* saki sakura salah salif salim salima salma sami samir samira
samuel sandeep sanjay santiago satoshi sean seamus sekou serge sergei serhii shahid shan sharif shen shigeru shinji siddharth siobhan
slavko soo soraya souleymane stanislav stefano stefan sunil sunita svetlana takashi takeshi tamer tariq tatyana thi thierry
tomasz tran uchenna ulrich usman vadim valentyna venkat vijay vikram vincenzo viktor viktoriya vitali vladimir volodymyr
wang wei wiktor wilhelm wolfgang xavier xiao xiaoming xin yacine yan yannick yao yasmin yasser yevgeni yoko yolanda yosef yossi youssef
youssou yuki yulia yumi yuri yusuf yves zahra zainab zakaria zeinab zhang zhen zhou ziad zineb zofia zuzana
`;

export const sobrenomesDeFora = `
abbas abdallah abdi abdo abebe abiola aboud abubakar achterberg adeleke adeyemi adomaitis afonin aguirre ahmadi ahmed akhtar akinola
albrecht aldana alekseev almanza amrani anand andersen andersson aoki arc arevalo arslan asante awad ayad ayoub azevedo 
ba* bah bakker bangura barry baumann becker benali bensaid berg bergmann bernier bhatt bianchi boateng bogdanov bondarenko
bouazizi boukhari bouvier bruckner brandt callaghan cardenas carrasco casseus castellanos chaar chahine chan chang charles
chaudhary chen cheng cherif cheung chinwe choi chopra chowdhury chukwu cisneros cisse condori contreras coulibaly cruz
dang danso dauda delacroix demir deng desir desrosiers diaby diakite diallo diarra dieng diop diouf djalo dong dubois dupont duval
eberhardt ekwueme espinoza eze fakhoury farah fayad fayed fedorov fernandez ferrer fischer fitzgerald fofana
fournier friedrich fuchs fujimoto fujita gallagher garcia gaye gebre ghosh girard goldberg gomez gonzalez gordon grigoriev gueye
guerrero guevara gupta gutierrez guzman haddad hakimi hamadeh hamdan hansen haidar hartmann hassan hassani hernandez herrmann
hoang hoffmann hossain hosseini huang hussain hussein hwang ibrahim ibarra idris ivanov ivanova jabbour jackson jain janssen
jansen jensen jeong jimenez jovanovic jr kaba* kamara kamau kane kang kante kapoor karimi karlsson kaur keita khalil khan khatib
khoury kim kimura klein klimek kobayashi koch kohler kone koroma kovac kovacs kovalenko kowalczyk kozlov kramer krause kravchenko
kruger kumar kuznetsov kwon lacroix lambert lan* larsen larsson lefebvre leroy leung liang lim lindqvist liu lopez louissaint
mahmoud mamani mansour martinez mbaye mccarthy mcdonald mcgregor mckenzie meier mehta mehdi mendoza mensah merino meyer
mishra mitchell mohamed mohammed molina montero moreau moritz morozov moussa muller murphy nakamura nasser navarrete ndiaye
ndong nel* nguema nguyen nielsen nikolaev novak nowak nunez nwosu obi obrien ochoa oconnor odonnell ogawa okafor okeke okonkwo
olsen omar onyeka ortega ortiz osei ouattara ould owusu pacheco palacios park* patel patil pavlov pedersen pereda petit petrov petrova
petrovic petrovna pham phan pierre popov popescu quispe rahman ramirez rao rashid reddy reyes richter rivas rodriguez
rojas romanov rousseau roux ruiz saad sadiq saez saidi saito* salah salazar saleh sanchez sanogo sarr sato sauer
schafer scherer schneider schroeder schubert schulz schwartz seck sesay shah shaikh shapiro sharma shevchenko shimizu sidibe
singh sissoko smirnov smith sokolov soto sow stein sullivan suzuki sylla tahir takahashi tamayo tan tanaka
tavarez tesfaye thapa thiam toure toussaint tran traore trujillo tshibangu turay ueda vargas vasquez vasiliev velasquez
venter vermeulen villanueva villegas visser vogel volkov wade wagner wang watanabe weber wei weiss wilson wolff wong wozniak wu* xu
yadav yamada yang yildiz yilmaz yoshida yusuf zapata zhang zhao zheng zhou zhu zielinski zimmermann
`;
