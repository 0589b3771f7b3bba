import { Subtipo } from '#capabilities/manifestacao/domain/registrar/subtipos.ts';
import type { ModeloDeDenuncia } from './modelo.ts';

const ENCAMINHADA =
  'A denúncia foi considerada apta e enviada à unidade de apuração, com os seus dados pessoais protegidos. O resultado será publicado ao fim do processo, nos termos da lei.';
const ARQUIVADA_COM_MOTIVO =
  'A análise preliminar não encontrou elementos de autoria e materialidade, mesmo depois de consulta aos registros. A denúncia foi arquivada e pode ser reapresentada se houver fatos novos.';

/** The people named here are invented; the texts are only ever stored sealed. */
export const denuncias: readonly ModeloDeDenuncia[] = [
  {
    onde: ['CGU', 'estado', 'cidade', 'MS'],
    assunto: 1067,
    texto:
      'A licitação para compra de material de limpeza foi vencida outra vez pela {empresa}, que só foi aberta {pouco} meses antes. As outras duas concorrentes têm o mesmo endereço, na {rua}. O preço do litro de desinfetante ficou três vezes acima do mercado.',
    resposta: ENCAMINHADA,
    detalhes: {
      quem: '{homem}, que é do setor de compras, e o dono da {empresa}.',
      como: 'As três propostas chegaram no mesmo envelope pardo, com a mesma letra.',
      quando: 'Entre o começo e o fim de {mes}.',
      envolvidos: [
        { nome: '{homem}', idFuncao: 2, orgao: '{sigla}' },
        { nome: '{empresa}', idFuncao: 6 },
      ],
      temTestemunhas: 'sim',
      temProvas: 'sim',
      sobreProvas: 'As atas estão publicadas, e uma colega viu a entrega dos envelopes.',
      camposAdicionais: [],
    },
    pedido: 'Informe o número do edital ou o mês em que ele foi publicado.',
    complemento: 'É o pregão {numero}, publicado em {mes}. A ata não traz o nome do pregoeiro.',
  },
  {
    onde: ['CGU', 'MD', 'IBAMA', 'INSS', 'MTE', 'estado'],
    assunto: 1065,
    texto:
      'O servidor {homem} bate o ponto às {hora} e sai em seguida para trabalhar em uma clínica particular, no {bairro}. Volta só no fim da tarde para registrar a saída. Os colegas fazem o serviço dele há {dias} dias.',
    resposta: ENCAMINHADA,
    detalhes: {
      quem: '{homem}',
      quando: 'De segunda a quinta, desde {mes}.',
      envolvidos: [{ nome: '{homem}', idFuncao: 2, orgao: '{sigla}' }],
      temTestemunhas: 'sim',
      temProvas: 'nao-sei',
      camposAdicionais: [],
    },
  },
  {
    onde: ['CGU', 'IFCE', 'UFPE', 'MEC', 'estado', 'cidade', 'autonomo', 'judiciario'],
    assunto: 1076,
    subtipo: Subtipo.assedioMoral,
    texto:
      'Minha chefe grita com a equipe, rasga relatórios na frente de todos e chama quem discorda de incapaz. Desde que pedi que parasse, tirou minhas tarefas e me deixou {dias} dias sem nada para fazer, em uma sala sem computador.',
    resposta:
      'A denúncia foi considerada apta. A comissão de ética abriu procedimento e ofereceu acolhimento psicológico. Medidas para separar as pessoas durante a apuração já foram tomadas.',
    detalhes: {
      quem: '{mulher}, coordenadora da área.',
      quando: 'Desde {mes}, quase toda semana.',
      envolvidos: [{ nome: '{mulher}', idFuncao: 9, orgao: '{sigla}' }],
      temTestemunhas: 'sim',
      temProvas: 'sim',
      sobreProvas: 'Tenho mensagens e dois colegas aceitam falar.',
      camposAdicionais: [
        { nome: 'Qual é a relação entre as pessoas?', valor: 'Chefe' },
        { nome: 'Com que frequência aconteceu?', valor: 'Muitas vezes' },
        { nome: 'A pessoa está em segurança agora?', valor: 'Sim' },
      ],
    },
  },
  {
    onde: ['CGU', 'IFCE', 'UFPE', 'estado'],
    assunto: 1077,
    subtipo: Subtipo.assedioSexual,
    texto:
      'Um supervisor faz comentários sobre o corpo das estagiárias e insiste em convites depois do expediente. Na última vez fechou a porta da sala e disse que a renovação do estágio dependia dele.',
    resposta:
      'A denúncia foi considerada apta e enviada com urgência à corregedoria. O supervisor foi afastado do setor durante a apuração, e a rede de acolhimento está à disposição.',
    detalhes: {
      quem: '{homem}',
      quando: 'Mais de uma vez, a última em {mes}.',
      envolvidos: [{ nome: '{homem}', idFuncao: 7, orgao: '{sigla}' }],
      temTestemunhas: 'nao-sei',
      temProvas: 'sim',
      camposAdicionais: [
        { nome: 'Qual é a relação entre as pessoas?', valor: 'Chefe' },
        { nome: 'Com que frequência aconteceu?', valor: 'Algumas vezes' },
        { nome: 'A pessoa está em segurança agora?', valor: 'Prefiro não dizer' },
      ],
    },
  },
  {
    onde: ['CGU', 'cidade', 'estado', 'MTE', 'judiciario'],
    assunto: 1079,
    subtipo: Subtipo.discriminacao,
    texto:
      'Uma pessoa usuária de cadeira de rodas foi impedida de entrar pela porta principal no {bairro} e mandada para os fundos, pelo lixo. O segurança disse que "é mais fácil assim". A rampa da frente estava ocupada por um carro oficial.',
    resposta: ENCAMINHADA,
    detalhes: {
      quando: 'Em {mes}, por volta das {hora}.',
      envolvidos: [],
      temTestemunhas: 'sim',
      temProvas: 'sim',
      sobreProvas: 'Há uma foto do carro na rampa.',
      camposAdicionais: [
        { nome: 'Qual foi o motivo da discriminação?', valor: 'Deficiência' },
        { nome: 'Com que frequência aconteceu?', valor: 'Uma vez' },
      ],
    },
  },
  {
    onde: ['CGU', 'INSS', 'MD'],
    assunto: 1080,
    subtipo: Subtipo.retaliacao,
    texto:
      'Depois que denunciei o desvio de combustível da frota, fui transferida para outra cidade sem justificativa, perdi a gratificação de {valor} e meu nome saiu da escala de férias. O diretor disse na reunião que "quem fala demais muda de mesa".',
    resposta:
      'A denúncia de retaliação foi considerada apta. A transferência foi suspensa por cautela até o fim da apuração, como manda a lei que protege quem denuncia.',
    detalhes: {
      quem: '{homem}, diretor da unidade.',
      quando: 'Duas semanas depois da primeira denúncia, em {mes}.',
      envolvidos: [{ nome: '{homem}', idFuncao: 5, orgao: '{sigla}' }],
      temTestemunhas: 'sim',
      temProvas: 'sim',
      camposAdicionais: [
        { nome: 'O que mudou depois da denúncia?', valor: 'Transferência e corte de gratificação.' },
        { nome: 'Qual é a relação entre as pessoas?', valor: 'Chefe' },
      ],
    },
  },
  {
    onde: ['CGU', 'cidade', 'estado'],
    assunto: 1070,
    texto:
      'A reforma da escola do {bairro} foi dada como concluída e paga, {valor}, mas o telhado continua o mesmo e só a fachada foi pintada. A placa da obra sumiu depois que um vereador perguntou.',
    resposta: ENCAMINHADA,
    detalhes: {
      quem: 'A {empresa} e quem assinou o recebimento da obra.',
      como: 'A medição final foi assinada sem visita ao local.',
      quando: 'A obra terminou, no papel, em {mes}.',
      envolvidos: [{ nome: '{empresa}', idFuncao: 6 }],
      local: { descricao: 'Escola municipal do {bairro}' },
      temTestemunhas: 'sim',
      temProvas: 'sim',
      sobreProvas: 'Tenho fotos do telhado com data.',
      camposAdicionais: [],
    },
    pedido: 'Informe o nome da escola e, se souber, o número do contrato.',
    complemento: 'O contrato é o {numero} e a escola fica na {rua}.',
  },
  {
    onde: ['CGU', 'INSS', 'MTE', 'cidade'],
    assunto: 1073,
    texto:
      'Um grupo no {bairro} cobra {valor} para "conseguir" benefício para quem não tem direito. Usam endereços falsos e um servidor que aprova sem conferir. Minha vizinha pagou e passou a receber em {dias} dias.',
    resposta: ENCAMINHADA,
    detalhes: {
      quem: 'Um homem conhecido como {homem} e alguém de dentro da agência.',
      como: 'O contato é feito na porta da agência e o pagamento, em dinheiro.',
      quando: 'Desde {mes}.',
      envolvidos: [],
      temTestemunhas: 'nao-sei',
      temProvas: 'nao',
      camposAdicionais: [],
    },
  },
  {
    onde: ['CGU', 'cidade', 'estado', 'UFPE'],
    assunto: 1074,
    texto:
      'A nova diretora administrativa, {mulher}, nomeou o cunhado e a sobrinha para cargos de confiança no mesmo setor. Nenhum dos dois aparece para trabalhar. A nomeação saiu no diário de {mes}.',
    resposta: ENCAMINHADA,
    detalhes: {
      quem: '{mulher}',
      quando: 'Nomeações de {mes}.',
      envolvidos: [{ nome: '{mulher}', idFuncao: 5, orgao: '{sigla}' }],
      temTestemunhas: 'sim',
      temProvas: 'sim',
      sobreProvas: 'As portarias são públicas.',
      camposAdicionais: [],
    },
  },
  {
    onde: ['IBAMA', 'estado'],
    assunto: 1033,
    texto:
      'Há desmatamento à noite na margem do rio, perto de {cidade}. Entram tratores depois das 22h e de manhã só há serragem. Derrubaram mais de {muito} árvores, e um caminhão sem placa leva a madeira.',
    resposta:
      'Uma equipe esteve no local, apreendeu dois tratores e embargou a área. O auto de infração segue para julgamento.',
    detalhes: {
      quem: 'Funcionários da {empresa}, pelo que se vê nos coletes.',
      quando: 'Quase toda noite, desde {mes}.',
      envolvidos: [{ nome: '{empresa}', idFuncao: 8 }],
      local: { descricao: 'Estrada do rio, depois da segunda ponte' },
      temTestemunhas: 'sim',
      temProvas: 'sim',
      camposAdicionais: [],
    },
  },
  {
    onde: ['ANVISA', 'cidade'],
    assunto: 1006,
    texto:
      'A clínica da {rua} reutiliza seringas e guarda medicamentos vencidos desde {mes} em uma geladeira comum, junto com comida. Uma paciente teve infecção e foi orientada a não contar.',
    resposta:
      'A inspeção confirmou produtos vencidos e a clínica foi interditada até se adequar. O caso foi comunicado ao conselho profissional.',
    detalhes: {
      quem: 'A responsável é {mulher}.',
      como: 'As seringas são lavadas e voltam à gaveta.',
      quando: 'Acontece até hoje.',
      envolvidos: [{ nome: '{mulher}', idFuncao: 8 }],
      temTestemunhas: 'sim',
      temProvas: 'sim',
      sobreProvas: 'Tenho fotos das datas nas caixas.',
      camposAdicionais: [],
    },
  },
  {
    onde: ['CGU', 'MD', 'RFB', 'IFCE', 'autonomo'],
    assunto: 1072,
    texto:
      'Veículos oficiais são usados nos fins de semana. Já vi o carro de final {numero} três domingos seguidos na praia, com família. O controle de saída é preenchido às segundas, de uma vez só, por {homem}.',
    resposta: ARQUIVADA_COM_MOTIVO,
    detalhes: {
      quem: '{homem}',
      quando: 'Aos domingos, em {mes}.',
      envolvidos: [{ nome: '{homem}', idFuncao: 2, orgao: '{sigla}' }],
      temTestemunhas: 'nao',
      temProvas: 'sim',
      camposAdicionais: [],
    },
  },
  {
    onde: ['RFB', 'CGU', 'estado'],
    assunto: 1060,
    texto:
      'A {empresa} vende sem nota e mantém duas contabilidades. O contador pede aos funcionários que rasguem os pedidos no fim do dia. O faturamento verdadeiro passa de {valor} por semana.',
    resposta: ENCAMINHADA,
    detalhes: {
      quem: 'Os donos da {empresa} e o contador {homem}.',
      quando: 'Desde {anoAnterior}.',
      envolvidos: [{ nome: '{homem}', idFuncao: 8, orgao: '{empresa}' }],
      temTestemunhas: 'sim',
      temProvas: 'nao-sei',
      camposAdicionais: [],
    },
  },
  {
    onde: ['CGU', 'IFCE', 'UFPE', 'MEC'],
    assunto: 1061,
    texto:
      'No processo seletivo para professor substituto, um candidato foi orientado pelo próprio presidente da banca, {homem}, que é sócio dele. As notas da prova didática foram lançadas antes de a prova acabar.',
    resposta: ENCAMINHADA,
    detalhes: {
      quem: '{homem}, presidente da banca.',
      quando: 'Prova de {mes}.',
      envolvidos: [{ nome: '{homem}', idFuncao: 1, orgao: '{sigla}' }],
      temTestemunhas: 'sim',
      temProvas: 'sim',
      sobreProvas: 'A planilha de notas mostra o horário do lançamento.',
      camposAdicionais: [],
    },
  },
];
