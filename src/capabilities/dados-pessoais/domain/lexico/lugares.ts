/** Things named after people: a name right after one of these is not a person's. */
export const cabecas = `
ministerio ministerios instituto institutos universidade universidades faculdade faculdades fundacao hospital
hospitais maternidade policlinica clinica santuario basilica igreja paroquia catedral capela mosteiro convento escola escolas
colegio creche ginasio liceu centro centros unidade unidades nucleo campus polo upa ubs usf esf psf caps cras creas emef emei
eef eeep emeief cmei cemei etec fatec ciep cieps eeb ee em predio edificio torre palacio auditorio anfiteatro teatro theatro cinema cine museu
biblioteca arquivo sala salao plenario plenarinho galeria pavilhao estadio arena parque praca jardim bosque horto reserva represa barragem acude usina
hidreletrica termeletrica ponte viaduto tunel passarela elevado rodovia rodovias estrada avenida av rua ruas travessa alameda largo ladeira beco
viela via marginal contorno anel terminal rodoviaria estacao aeroporto porto cais pier base quartel forte fortaleza batalhao companhia
delegacia presidio penitenciaria cadeia complexo conjunto residencial condominio loteamento vila bairro bairros distrito
povoado comunidade aldeia assentamento quilombo fazenda sitio chacara engenho serra morro pico ilha praia lagoa lago rio
terra terras povo povos etnia corrego riacho igarape bacia cachoeira gruta caverna cidade municipio municipios comarca estado estados regiao microrregiao territorio pais
lei leis decreto emenda projeto pec plano programa programas operacao acordo convencao protocolo tratado codigo estatuto medida
premio medalha comenda ordem trofeu copa taca concurso olimpiada festival semana dia ano mes sistema sistemas plataforma
aplicativo app portal software robo ferramenta banco bancos caixa empresa empresas companhia construtora grupo rede loja
lojas supermercado mercado farmacia drogaria padaria restaurante hotel pousada posto laboratorio associacao cooperativa
sindicato federacao confederacao conselho comite camara assembleia senado tribunal tribunais vara varas foro forum juizado
cartorio tabelionato procuradoria defensoria promotoria controladoria corregedoria ouvidoria ouvidorias advocacia
prefeitura prefeituras subprefeitura governo autarquia agencia superintendencia gerencia diretoria coordenacao coordenadoria
departamento divisao secao setor assessoria gabinete comissao editora jornal revista radio tv canal livro obra filme novela navio
fragata submarino furacao ciclone tempestade cometa satelite telescopio missao santa doenca sindrome mal
metodo teorema indice escala teste espaco memorial mausoleu cemiterio monumento estatua busto casa lar abrigo asilo albergue
orfanato apae obras cidadela marco campo granja usf unacon hemocentro instituicao maternidades creches expresso linha
movimento frente bloco escudo partido sociedade clube atletico esporte time selecao banda orquestra coral trio turma caso auxilio bolsa vale
selo edital chamada bolsas catedra serie colecao acervo fundo carteira cartao conta corredor ramal perimetral br
`;

/** Streets, squares and roads: an address begins here if a number follows. */
export const logradouros = `
rua avenida av travessa trav tv alameda praca pca rodovia rod estrada estr viela beco ladeira largo passagem
servidao boulevard calcada escadaria rampa marginal vila via vicinal
`;
export const moradias = `sitio chacara condominio cond residencial resid conjunto loteamento edificio ed edf povoado fazenda assentamento`;
export const complementos = `
apto ap apt apartamento bloco bl casa cs lote lt quadra qd q conjunto conj cj sala fundos fds torre andar sobrado
loja edificio ed bairro bro cobertura cob kitnet kit setor portao vila
`;
export const quadras = `
sqn sqs sqsw sqnw shis shin shcgn shcsw smpw smdb smln qnm qnl qnn qng qnj qnd qne qna qnb qnc qnf qnh qno qnp qnq qnr qr qe qi ql qms
qs qn qsa qsb qsc qsd qse qsf qc quadra qd ehn shvp crs crnw aos aes
`;
export const finsDeRua = `
em entre que foi sao esta estao com sem para por na no nas nos ao aos as nao tem onde ate proximo proxima perto esquina
desde durante quando ha fica ficam havia houve teve e-mail cujo cuja precisa recebeu ganhou apos antes sob sobre
desta deste nesta neste pela pelo pelas pelos
`;

/** Codes of the states, which follow a place: 'Rui Barbosa/BA'. */
export const ufs = 'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(
  ' ',
);

/** Three letters that with four digits are not a number plate. */
export const siglas = new Set(
  `ABC ACD ADI ADC AGU ANP APF ART ATA ATO AUT BCB BNB BPC CCT CDC CEF CEI CEP CGE CGU CID CIF CLT CMN CNE CNJ CNU COD CPC
  CPF CPI CPP CRM CRO CRP CTB CTN CVM DAS DEC DIR DOU EDI EPI FGV FNS GAB GRU IES INC INT ISO ITR ITI JAN FEV MAR ABR MAI
  JUN JUL AGO SET OUT NOV DEZ LAI LDO LEI LOA MEC MEI MEM MPF MPU MTE MTP NBR NFE NFS NOT NUP OAB OFI OIT OMS ONU ORG PAC
  PAD PCA PEC PES PGE PGF PIB PIS PLN PLS PLV PNE PPA PRF PRO PRT RDC REF REG REQ RES RGF SEI SIC SIG SLA STF STJ STM SUS TAC TCE
  TCU TED TRE TRF TRT TSE TST UFO UPA USB VOL COP ENG INF SOL CAT LOT MOD TIP KIT SER PTR CON`.split(/\s+/),
);
