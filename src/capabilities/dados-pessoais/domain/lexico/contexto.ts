/** Words around a name or a number, lower case and without accents. */

/** Titles and jobs said before a name. */
export const titulos = `
sr sra srs sras srta srtas senhor senhora senhorita dr dra drs dras doutor doutora dona seu sinha prof profa professor professora mestre mestra
servidor servidora empregado empregada funcionario funcionaria colega estagiario estagiaria terceirizado terceirizada medico medica
enfermeiro enfermeira dentista psicologo psicologa fisioterapeuta nutricionista farmaceutico farmaceutica perito perita
tecnico tecnica analista auditor auditora fiscal agente assistente assessor assessora chefe gerente gestor gestora diretor
diretora coordenador coordenadora supervisor supervisora superintendente secretario secretaria ministro ministra presidente
presidenta prefeito prefeita governador governadora vereador vereadora deputado deputada senador senadora desembargador
desembargadora juiz juiza promotor promotora procurador procuradora delegado delegada defensor defensora advogado advogada
escrivao escriva ouvidor ouvidora corregedor corregedora reitor reitora decano vice pro relator relatora conselheiro
conselheira engenheiro engenheira arquiteto arquiteta contador contadora economista jornalista bibliotecario bibliotecaria
paciente aluno aluna estudante discente docente requerente solicitante interessado interessada reclamante reclamada
denunciante denunciado denunciada manifestante cidadao cidada beneficiario beneficiaria segurado segurada contribuinte
usuario usuaria vitima testemunha acusado acusada investigado investigada indiciado indiciada reu autor autora
impetrante apelante recorrente recorrido agravante embargante exequente executado executada candidato candidata inscrito
bolsista orientador orientadora orientando orientanda pesquisador pesquisadora vizinho vizinha marido esposa esposo
filho filha mae pai irmao irma tio tia avo primo prima sobrinho sobrinha neto neta genro nora cunhado cunhada sogro sogra
companheiro companheira namorado namorada viuvo viuva padrasto madrasta enteado enteada motorista policial soldado
sargento cabo capitao tenente major coronel general almirante comandante inspetor inspetora vigilante porteiro
porteira recepcionista atendente telefonista zelador zeladora cozinheiro cozinheira merendeira pedreiro eletricista
sindico sindica inquilino inquilina locatario locataria proprietario proprietaria morador moradora responsavel
representante signatario signataria declarante depoente comunicante noticiante assinante titular portador portadora pastor
pastora padre frei irma bispo cacique paje lider pajem menor adolescente crianca gestante idoso idosa preso presa detento detenta
apenado apenada condenado condenada foragido militar aposentado aposentada pensionista instituidor instituidora falecido
falecida finado finada curador curadora tutor tutora inventariante socio socia empresario empresaria microempreendedor
microempreendedora produtor produtora agricultor agricultora pescador pescadora quilombola indigena artista cantor cantora
ator atriz escritor escritora poeta musico atleta treinador treinadora arbitro babá baba domestica diarista caseiro
enf eng adv coord dep sen des ten cel cap sgt maj tec pres mons pe gov papa rei rainha monsenhor
chamado chamada chamo chama chamava apelidado apelidada vulgo alcunha intitulado conhecido conhecida ilmo ilma exmo exma
ilustrissimo ilustrissima excelentissimo excelentissima amigo amiga professores pregoeiro pregoeira leiloeiro cabeleireira
costureira manicure taxista mototaxista entregador entregadora caminhoneiro cobrador cobradora gari carteiro secretariada oficial
escrevente tabeliao tabelia notario registradora registrador parecerista consultor consultora instrutor instrutora palestrante
mediador mediadora conciliador conciliadora monitor monitora preceptor preceptora cuidador cuidadora
`;

export const vocativos = `prezado prezada caro cara ola oi querido querida estimado estimada ac`;

export const fechos = `
atenciosamente respeitosamente cordialmente grato grata obrigado obrigada agradecido agradecida abraco abracos abs atte att
saudacoes assinado assinada assinatura ass subscrevo subscrevome
`;

/** A name follows with 'de', 'com', 'por' or 'como'. */
export const ligacoes = `
filho filha filhos filhas nome pessoa casado casada companheiro companheira viuvo viuva esposa marido mae pai irmao irma neto neta
sobrinho sobrinha primo prima assinado assinada elaborado elaborada redigido redigida conhecido conhecida identificado
identificada apelidado apelidada nomeado nomeada favor atendido atendida atendidos atendidas ouvido ouvida recebido recebida autoria
relatoria lavra responsabilidade presidencia orientacao coordenacao posse familia residencia vizinho vizinha amigo amiga
chefe genitora genitor falar falei falou falamos conversei conversou conversar cuidados titularidade enviado enviada recebi propriedade reclamei substituido substituida registrado registrada protocolado protocolada representado representada
`;

/** Said of somebody right after the name. */
export const depois = `
cpf rg siape brasileiro brasileira solteiro solteira casado casada divorciado divorciada viuvo viuva portador portadora
inscrito inscrita nascido nascida residente domiciliado domiciliada matricula oab crm coren crea crp cro qualificado qualificada
servidor servidora aposentado aposentada pensionista doravante supracitado supracitada lotado lotada analista tecnico tecnica
coordenador coordenadora diretor diretora secretario secretaria chefe ouvidor ouvidora auditor auditora gerente
assessor assessora estagiario estagiaria requerente solicitante presidente membro contratante contratado contratada outorgante outorgado locador locatario procurador
`;

/** The rest of a job title, between it and the person's name. */
export const restosDeCargo = `
geral adjunto adjunta substituto substituta titular executivo executiva federal estadual municipal nacional regional
judiciario judiciaria administrativo administrativa social fiscal pessoal recursos humanos saude educacao financas
licitacoes compras contratos ensino pesquisa extensao tecnologia informacao planejamento gestao orcamento comunicacao
civil militar publico publica penal rodoviario rodoviaria sanitario sanitaria ambiental comunitario comunitaria
interino interina eleito eleita responsavel senior pleno junior medico enfermagem laboratorio contabil juridico juridica
tributario tributaria previdenciario efetivo efetiva temporario temporaria contratado contratada aposentado aposentada
matematica portugues historia geografia fisica quimica biologia turno plantao plantonista departamento setor secao divisao unidade
maior menor denominado denominada identificado identificada doutor doutora senhor senhora
`;

export const empresas = `
ltda eireli epp sa cia companhia limitada advogados associados advocacia engenharia construcoes construtora incorporadora
comercio comercial industria industrial transportes transportadora logistica consultoria servicos empreendimentos participacoes
holding distribuidora importadora exportadora alimentos medicamentos equipamentos materiais informatica sistemas solucoes
editora grafica turismo viagens locacoes locadora imobiliaria veiculos automoveis autopecas moveis confeccoes textil
agropecuaria laticinios frigorifico supermercado supermercados atacadista varejista farmacia drogaria drogarias
seguradora seguros corretora cooperativa consorcio spe mei me produtos eletronicos combustiveis petroleo mineracao energia
telecomunicacoes telecom vigilancia limpeza terceirizacao treinamentos eventos producoes publicidade propaganda
`;

export const meses = `janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro`;

export const particulas = `da de do das dos e di del della du von van der den la y al el bin ibn ter d`;

export const romanos = `ii iii iv vi vii viii ix xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii xxiv xxv`;

export const santos = `sao santo santa sto sta san nossa`;

/** 'Meu nome É', 'me CHAMO': a name follows, even in lower case. */
export const verbosDeNome = `chamo chamado chamada chama chamava nome`;
