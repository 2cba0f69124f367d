// Written by `UPDATE_FILES=1 npx jest apps/api/src/publishing/search`.
/** The words of each rule, without accents and case, a space before each. */
export const wordsOfRules: Readonly<Record<string, string>> = {
  '1': ' cards deal table',
  '2': ' auction',
  '3': ' play',
  '4': ' and announcements bonuses the',
  '5': ' announced are counting which',
  '6': ' all amazon and army bethlehem big bird black bound box bridge card cards cash catch centaur center chains city color combined complete court creeper diamonds djinn dragon each else every everything falcon famille fleet follows freely from full game gang gloria golgotha grand griffin harpy hawk heads hearts honour independent its keeps king klausenburg left legion list little manille mariage may misere moon octave other pagat pair pairs pheasant phoenix piccolo pre pyramid quart raises red royal same save scale six spadille spectrum sphinx stella subject suit suits the them timisoara transylvanian triumph trojka trophies trophy trull turul ultimo valat what whatever with',
  '7': ' game scoring',
  '8': ' added and are divided down each eight game match party points raw rounded scores the',
  '9': ' added advance and annual approval are before championship date december every exceptions for from game guest has its january jury least left maior marked match matches may meeting member members mid most name not one only open other own per place play player points public runs season seasons seats sheet stands stay substitution table team that the they three two unique vis which whom with',
  '10': ' added again alternating and are attack august bronze byes changes collectors cup december decided decides defence divided draw each earlier end ending entries extra fewer final finalists finals finished first for further games give goes hungarian jury knockout least losing maior match matches may medal month most not november october one only pairs party played player points postpone quarter raw receive round rounded section semi september still substitutes than that the then three tie tied time times two until vis with',
  '11': ' grand prix',
  '12': ' admits and are both championship collected count credit credited decides each end every free game games his interrupted jury kind match may most ones other own pair player players points rules single tarock test that the training variants wins with year',
  '13': ' and announcer award competition earns every its list listed milestones player trophy under variant won',
  '14': ' are cards championship count entered fixed for four free games list mostly not only part partnerships result royal rules source the their they three training trophies trophy two variants without',
  '1.1':
    ' abfanger and are called collector counterclockwise each eintreiber fixed follow for interceptor left match one other pairs parties partners play right runs seats side sit the therefore two whole',
  '1.2':
    ' alternate always and are attack attackers before both card collector collectors counts dealer deals defence defenders defends draw every extra first game games has lower match one other party the then time variants with',
  '1.3':
    ' amour and angel any beats birds card cards caval clubs cockatoo diamonds eagle forty hearts high highest hochspielkarten honneurs honoreurs honours kings marabou moon name named owl pagat rank skus spades stecher stingers suit tarock tarocks the unnumbered visi vogerl',
  '1.4':
    ' again and are attackers before breaks cards collector deal dealing dealt each fewer game goes holds interceptor must other player recorded same show tarocks than that the three violation void with xix',
  '2.1':
    ' after all and any are attackers auction both calls collector contras counterclockwise deal dealer ends even first following four from goes him leads makes messages must names not number one opens order pass passes player right row schlemme seat source spoke that the them three trick trophies turn void who wins with wrong',
  '2.2':
    ' again and announce announcements are become binds call cannot counts either expensive hand has illegal legal made may messages most not nothing one ones own parameters party raises same schlemm schlemme scores statements the trophies true twice undertakings void when',
  '2.3':
    ' active also and announced announcer announces any becomes binds bound call cannot card cards come contra counts different each einheben else exception for from hold instead its itself keeps king last leaves legal lists lost lower mariage may more must number one only open opponents over own pagat pair pairs partner party pre raised raises raising same schlemm scored section stay such takes than that the them this those too took trick tricks trophies trophy two ultimo unless void way whatever when where which while wins with',
  '2.4':
    ' active also always among and another army black bound cannot card catch does excludes exclusions falcon first fleet flight further gang hawk holds klausenburg legion not one only over party per pheasant raise red reverse schlemm schlemme second stella suits taking that the timisoara transylvanian trophy ultimo whatever whoever with within',
  '2.5':
    ' active and anew bonuses can cannot contra either messages once one opponent raised raising recontra schlemm silent the there trophy when',
  '2.6':
    ' all allow already and announcing any are auction before belongs bethlehem bind binding binds bindung bound call card cards certain color count creeper either failed famille fixes following for force has his its king lapses later legal mariage may most must named need not nothing one only own owner party passed phoenix played plays queen recently round rules schlemm schlemme several some stays suit taken that the their them there they trick tricks trojka unless way when whose with',
  '3.1':
    ' any attackers card collector each else followed has highest leads led must neither nobody obliged play played plays suit tarock tarocks the then trick who win winner wins',
  '3.2':
    ' below brings card dealt home itself language lies opponents other party played player takes that the trick used wins with won',
  '4.1':
    ' all allows and bird but call cards cavals condition count each eight else farbenzahl flush four hand jacks kings least madar messages named not number once one parameters player points queens real some suit szinszam table tarock tarocks tarockzahl tarokkszam the true two violation vogerl vonok wonok',
  '4.2':
    ' amour and angel angyal brings engel fejek heads home honneur honor honour kopfe lamour lamur material party points the trull visi vizi',
  '4.3':
    ' addition all ambush and announced announcements are beats beside bonuses brings catch centaur condition csendes does fifth first for four free games gloria golgotha happen harpy holdfogas home includes its kings kiraly konige lauer legion les marked matter mondfang moon negy never nobody not obscur obskur ones only opponents our pagat party played points raised royal same schlemm scored silent since still takes that the they trick triumph trophies trophy valat vier void were when whether won',
  '4.4':
    ' all box bridge bridzs cash free game jatek kassa kassza misere mizer octave oktav oktave spiel ten tricks valat volat',
  '4.5':
    ' big bind bird bound card center centrum city großer kismadar kleiner last little nagymadar piccolo points takes the them tricks vogel with',
  '4.6':
    ' bound card drache dragon greif griff griffin high one parameter pre preultimo sarkany schlemme the trick turul ultimo vorultimo which with',
  '4.7': ' bound card facan falcon falke fasan flight high one parameter pheasant schlemme solyom the trick which with',
  '4.8':
    ' all amazon amazone and are armee army banda bande bind bird black both brings call card cards catch clubs condition contain creeper diamonds different double each erdelyi facan falcon fasan fekete first fleet flotta flotte fonix gang hadsereg hearts high home king klausenburg klausenburger kolozsvari legio legion lets likewise lopakodo named one opponents order other pagat pagatfang pagatfogas parameters pheasant pheasants phoenix phonix points raise red rot schleicher schlemme schwarz second section siebenburger source spades splits suit takes temesvari temeswarer than the their them they this three timisoara transylvanian trick tricks und voros with',
  '4.9':
    ' all among and announcer bethlehem betlehem binds bird birds black both bound brings brought card cards catch caval centaur class color condition contains court djinn dschinn dzsinn each either famille first five four full gloria golgota golgotha grand great habicht harpia harpy harpyie hawk heja high his holdfogas home jack kentaur king kings least lowest manille mariage mariazs middle mondfang moon multi named one opponents order other parameters partner party piramis points pyramid pyramide quart queen rank red row royal scale seven skala small spadille spectrum spektrum sphinx stella suit super szfinx table taken ten than that the their them this trick tricks triumf triumph trojka trophies trophy ultra valat with won zentaur',
  '7.1':
    ' attackers cards consolation dealt defenders defends each exactly for held its more never none one party points starts tarocks ten than the them with without',
  '7.2':
    ' active and announcements bonuses for its lost messages ones only own points raised schlemme silent then trophies won',
  '7.3':
    ' all announcer contra contras for gets held ing its lost opposite party points schlemm scored sign sum the there were with within won',
  '7.4':
    ' active and are auction end equal first forbids highest its least less limit line lost minus more most ones party points rank scored scores sets several sheet subtracted sum than the trophies trophy well which with won',
  '7.5': ' active announcer enters list not player team the trophy who wins won',
  '11.1':
    ' added all are divided each games matches nothing over pair plays points raw rounded several the three typically year',
  '11.2': ' agree also championship counts cup for grand match pairs prix team the',
  '11.3':
    ' against and beats best decides having highest match none one ranked raw second the then ties total trophies won',
};
