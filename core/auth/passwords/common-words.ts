/**
 * The words that people make passwords of, in the languages of this site: the first thousands of every list
 * of leaked passwords, as words, since digits and signs around them are stripped before the lookup. Compiled
 * by hand for this product from general knowledge: frequent first names, teams, places, months, brands and
 * games.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
aaron abc abcd abigail abril access acdc adam adidas admin admin1 administrador administrator adrian
adriana africa agosto ajax aladdin alain alan albert alberto alejandra alejandro alessandro alessia alex
alexander alice alien aliens aline alvaro always amanda amazon amelia america amor amore amoremio amour
amsterdam amy ana anderson andre andrea andreas andrew android angel angela angelo angels anja ann anna
anniversary anthony antoine antonio anybody anything aout apple apples april aprile aquarius argentina
ariel aries armani army arschloch arsenal arthur asd asdasd asdf ashley asia asshole audi august aurelie
austin australia autumn ava avenger avengers avril awesome azerty azertyu babe baby babyboy babygirl
backspace bacon bad bailey bambi banana bandit bank banking bar barbara barbie barca barcelona barcode
bart baseball basketball bass bastard batman bayern beach bear bears beatles beatriz beautiful beckham
beer bella belle bemvindo benfica benjamin benutzer benvenuto berlin best bestfriend betty beyonce bible
bieber bienvenido bienvenue biker billion billy birgit birthday bitch bitcoin black blah bless blessed
blink blonde blue bmw bobby bollocks bonjour boobs boss boston boxing bradley brandon brasil braves brazil
bread brenda brian britney broncos brother brown bruce bruna brunette bruno bryan buddy budweiser bugatti
bugsbunny bulldog bulls bunny burger business butter butterfly bye cabron california camaro camera camila
camille canada cancer candy capricorn captain caralho carl carlo carlos carmen carol carolyn cartman cash
casino cat catherine cats cazzo celine celtic celtics champion chanel change changeme channel charles
charlie charlotte cheese cheetah chelsea cheri cherry cheryl chevrolet chevy chiara chicago chicken chief
chile china chloe chocolate chouchou christ christian christina christine christmas christopher church
ciao ciaociao cinderella cinema claudia close cloud cobra cocacola cock coco code coder codes coding
coffee college colombia comeon company computer contrasena contraseña control converse cookie cookies cool
cooper corinthians corona corvette coucou counterstrike cow cowboys crack cracker crazy credit cricket
cristina crypto crystal cubs cutie cycling cynthia dad daddy daisy dallas dance dancer dancing daniel
darling darthvader database daughter david davide day deborah debra december decembre default delete demo
demon denmark dennis destiny deutschland devil dezember dezembro diablo diamond diane dicembre diciembre
dick diego dienstag dimanche director dirty disco disney doctor dodge dodgers dog doggy dogs dollar
dollars dolores dolphin dolphins domenico domingo donald donna donnerstag doom door doris dorothy dortmund
doudou douglas dragon dragonball drake drummer drums ducati duck dumbledore dumbo dylan eagle eagles earth
easter ebay edc eduardo edward eeyore eight elena elisa elite elizabeth ellie elsa elvis emily eminem emma
energy enero england enter enterprise eric escape espana estrella ethan eugene euro europe evelyn ever
everton everybody everything evil example exit fabio facebook faith falcon fall familia familie famille
family fanta fat father febbraio febrero februar february federica federico felipe felix fernanda fernando
ferrari fevereiro fevrier film finland finn fire first fitness five flamengo florian florida flower
flowers foo foobar foobaz football ford forest forever fortnite forzanapoli four france francesca
francesco francisca francisco franco frank freedom freitag friday friend friends frodo frog frozen fuck
fucking fuckit fuckoff fuckyou funny gabriel gabriela gaga galaxy game gamer games gandalf gangster garage
garden garfield gary gast geheim geheimnis gemini general genius gennaio george gerald germany getout
ghost giants ginger giorgia giorgio giovanni giugno giulia giuseppe gloria gmail goat goaway god gofish
goku gold golden golf golfer good goodbye goofy google gorgeous grace grandma grandpa gray great green
greenday gregory gray gryffindor guadalupe gucci guest guilherme guillaume guitar guns gunsnroses gustavo
gym hack hacker hacking haha hahaha halloween halo hamster handsome hannah hans happy harley harold
harrypotter hate hateyou hawaii hawk heart heather heaven heineken hell hello helpdesk henry hermano
hermione hero heroes hey hi hiphop hobbit hockey hogwarts hola holahola holiday holland home homer honda
honey hope horny horse horses hotmail house houston hulk hummer hundred hunter hurensohn husband ice
ichliebedich idiot ihateyou ilaria iloveu iloveyou image india ines insane instagram inter internet invite
iphone ireland ironmaiden ironman isabel isabella isabelle island italia italy ivan jack jacob jacqueline
jacques jaguar jake jana janeiro janet janice januar january janvier japan jasmine jason javier jean jedi
jeep jeffrey jennifer jeremy jerry jesse jessica jesus jesuschrist jetaime jeudi joan joao job joe johanna
johnny joker jonas jonathan jordan jorge jose josefa joseph joshua joyce juan judith judy juergen jueves
juillet juin julho juli julia julian juliana julie julien julio july june junho juni junio jupiter justice
justin justinbieber juventus karen katharina katherine kathleen kathryn katrin kawasaki keith kelly kevin
key keyboard keys killer kimberly king kiss kisses kitchen kitten kitty klaus knicks knight koala kobe
kyle lakers lamborghini laptop lara larry laura lauren lawrence lazio lea leandro lebron ledzeppelin leet
legend lemon lena leo leon leonardo leonie leopard leticia letmego letmein liberty libra liebe lightning
lily linda linkedin linkinpark linux lion lisa lisbon liverpool lkjh lmao lock logan login logon lol lola
london lorenzo losangeles loser louis loulou love lovely loveme lover loveyou luca lucas lucia luciana
lucky lucy luglio luigi luis luiz lukas lundi lunes luv2 mad madonna madre madrid mae maerz mafia maggie
maggio magic mai maio mama manager manchester mango manoel manon manuel maradona marcelo march marcia
marco marcos mardi margaret marge maria mariana marie marine mario markus marlboro mars marseille martes
martha martina marvel mary marzo master mateus mathieu mathilde matrix matteo matthew max maximilian may
maybe mayo mazda mega megan melissa mercedes mercredi mercy merda merde merlin messi metal metallica mets
mexico mia michael michelle mickey microsoft midnight miercoles mierda miguel milan million minecraft
minnie mittwoch mnbv mobile molly mom mommy monday money monika monkey montag moon moritz morning moron
moscow motdepasse mother motor mountain movie mulan mum mummy music mustang mutter mylove mypass
mypassword mypasswort nadine naked nancy napoli naruto nathalie nathan navy nemo netflix never nevermind
newpassword newyear newyork neymar nice nicholas nicolas nicole night nike nine ninja nintendo nirvana
nissan nitro no noah nobody nokia nopassword norway nothing november novembre noviembre nude nurse ocean
october octobre octubre office oktober oldpassword olivia omg one onedirection onelove onepiece open
opensesame openup oracle orange orchid oscar ottobre outlaw outlook outubro p4ssword pablo packers padre
pai palmeiras pamela panda panther paolo papa paradise paris parola party pass passe passpass passw
passw0rd passwd password password1 passwordpassword passwort pasta patricia patrick patriots paul paula
pauline paulo paypal peace peach peanut pedro pele pendejo penguin penis pepper pepsi peru peter petra
philip philipp philippe phoenix phone photo piano picture pierre pietro pig pikachu pilar pink pinkfloyd
pirate pirates pisces pizza playboy player playstation please pluto pocahontas poiuy pokemon poker poland
police pony poodle pooh porn porra porsche porto portugal potato power prada predator pretty prince
princess print private psg puma pumpkin puppy purple pussy puta putain pwd qaz qrcode quake queen qwe
qweqwe qwer qwerty qwertz rabbit rachel racing radio rafael raiders rain rainbow ralph rambo randy ranger
rangers rapunzel raquel raul raymond realmadrid rebecca rebel red redbull redhead redskins redsox reebok
return ricardo riccardo rich richard rihanna river robert roblox rock rocknroll rocky rodrigo rofl roger
roma rome ronald ronaldo rooster root rosa rose roy ruben rugby rum runner running russell russia ruth
ryan sabado sabine sagittarius salvatore samantha samedi sammy sample samstag samsung samuel samurai
sandra sandrine santos saopaulo sara sarah sasuke satan saturday saturn scan scanner schalke schatz
scheisse school scooby scoobydoo scorpio scorpion scotland scott sean sebastian second secret secreto
secure security segredo segreto senha september septembre septiembre sergio server service sesame setembro
settembre seven sex sexy shadow shakira shark sharon sheep shift shirley shit shrek signin silver silvia
simba simone simpsons sims singer sister six skater skating sky skywalker slipknot slut slytherin smart
smile smiley smoke snake snapchat sniper snoopy snow snowball snowman soccer sofia soldier soleil somebody
something son sonic sonntag sony sophia sophie sorry southpark space spain spider spiderman spock
spongebob sport sporting sports spotify spring sprite star starcraft starlight stars start startrek
starwars station steak steelers stefan stefano stephanie stephen stop storm strawberry stronzo student
stupid subaru sugar summer sun sunday sunny sunshine super superman support surfer surfing susan susanne
sushi suzuki sweden sweet sweetheart sweetie swimming sydney sylvie system taurus teacher teamo techno
telegram telephone television temp temporary ten tennis tequiero tequila teresa terminator terry tesla
test tester testing texas thanks thankyou thepassword thibault third thomas thor thousand three thunder
thunderbird thursday tiago tiamo tiger tigger tiktok timothy tinkerbell tits tobias toby today together
tokyo tomato tomorrow tottenham toyota treasure trojan truck trust trustno trustno1 trustnoone truth
tuesday tulip tupac turbo turkey turtle twitter two tyler ugly ultra unicorn united universe university
unlock usa user username usuario utente vacation vader valentina valentine vampire vanessa vans vater
vegeta vendredi venus veronique versace victoria victory video viernes vikings vincent vincenzo violet
viper virginia virgo virus vodka volkswagen volleyball walter warcraft warrior warriors wasd water wayne
wedding wednesday weed weekend welcome whale whatever whatsapp whiskey white whore wife willie willkommen
window windows wine winner winnie winter wizard wolf wolverine work working world wrestling wsx wtf xbox
xmas xoxo yahoo yamaha yankees yellow yes yesterday yoda yourpassword youtube zachary zelda zero zidane
zodiac zoe zombie zxc zxcv
`
    .trim()
    .split(/\s+/),
);
