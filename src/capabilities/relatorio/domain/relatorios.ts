import { nomeDoEventoSemModelo } from '#capabilities/email/domain/mensagem.ts';
import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import type { ColunaDaLista, DefinicaoDeRelatorio, Dimensao, Medida } from './definicao.ts';
import type { NomeDoFiltro } from './filtros.ts';
import { fraseDaReserva, PERIODOS_RESERVADOS } from './reserva.ts';

const { administrador, gestor, respondente, atendente, observador } = Perfil;
const equipe = [administrador, gestor, respondente, observador] as const;
const chefia = [administrador, gestor] as const;

const texto = (rotulo: string, coluna: string, semValor = 'Não informado'): Dimensao => ({
  rotulo,
  coluna,
  semValor,
});
const mes = (coluna: string, rotulo = 'Mês', semValor = 'Sem data'): Dimensao => ({
  rotulo,
  coluna,
  como: 'mes',
  semValor,
});
const numero = (rotulo: string, conta: Medida['conta']): Medida => ({ rotulo, conta, unidade: 'numero' });
const taxa = (rotulo: string, coluna: string, entre?: string): Medida => ({
  rotulo,
  conta: { tipo: 'taxa', coluna, ...(entre && { entre }) },
  unidade: 'por-cento',
});
const dias = (rotulo: string, tipo: 'mediana' | 'p90' | 'media' | 'maior', coluna: string): Medida => ({
  rotulo,
  conta: { tipo, coluna },
  unidade: 'dias',
});
const total = (rotulo: string): Medida => numero(rotulo, { tipo: 'total' });
const quantas = (rotulo: string, coluna: string): Medida => numero(rotulo, { tipo: 'quantas', coluna });

const registro = { rotulo: 'Data do registro', coluna: 'registrada_em' } as const;
const resposta = { rotulo: 'Data da resposta conclusiva', coluna: 'respondida_em' } as const;
const encerramento = { rotulo: 'Data do encerramento', coluna: 'encerrada_em' } as const;

/** The groupings that every report of cases shares. */
const doCaso = {
  tipo: texto('Tipo', 'tipo'),
  formulario: texto('Formulário', 'formulario'),
  situacao: texto('Situação', 'situacao'),
  orgao: texto('Órgão', 'orgao'),
  assunto: texto('Assunto', 'assunto', 'Sem assunto'),
  area: texto('Área do assunto', 'area_do_assunto', 'Sem assunto'),
  canal: texto('Canal de entrada', 'canal'),
  esfera: texto('Esfera', 'esfera'),
  uf: texto('Estado do órgão', 'uf', 'Todo o país'),
} as const;
const mesDoRegistro = mes('dia_registro', 'Mês do registro');

const filtrosDoCaso: readonly NomeDoFiltro[] = [
  'tipos',
  'formularios',
  'situacoes',
  'assuntos',
  'canais',
  'esferas',
  'uf',
  'aberta',
  'noPrazo',
  'prorrogada',
  'encaminhada',
  'complementada',
  'reaberta',
  'mudouTipo',
  'urgente',
  'interna',
];

const coluna = (
  rotulo: string,
  nome: string,
  como: ColunaDaLista['como'] = 'texto',
  largura = 22,
): ColunaDaLista => ({ rotulo, coluna: nome, como, largura });
const protocolo = coluna('Protocolo', 'protocolo', 'protocolo', 30);
const dia = (rotulo: string, nome: string) => coluna(rotulo, nome, 'dia', 14);

const colunasDoCaso = [
  protocolo,
  coluna('Órgão', 'orgao_sigla', 'texto', 14),
  coluna('Tipo', 'tipo'),
  coluna('Assunto', 'assunto', 'texto', 30),
  coluna('Situação', 'situacao'),
  dia('Registro', 'dia_registro'),
  dia('Prazo', 'prazo'),
  dia('Resposta', 'dia_resposta'),
  coluna('Dias até a resposta', 'dias_para_resolucao', 'numero', 12),
  coluna('No prazo', 'dentro_do_prazo', 'sim-nao', 10),
] as const;

/**
 * Every report, in the order of the catalogue. A new one is added here; the screen, the files and
 * the tests pick it up. A column that does not exist fails in relatorio.api.test.ts.
 */
export const relatorios = {
  manifestacoes: {
    nome: 'Manifestações',
    descricao: 'Quantas foram registradas, contadas do jeito que você escolher, e a lista delas.',
    grupo: 'Manifestações e recursos',
    quem: [...equipe, atendente],
    fato: 'fato_manifestacao',
    momentos: { registro, resposta, encerramento },
    dimensoes: {
      ...doCaso,
      mes: mesDoRegistro,
      subassunto: texto('Subassunto', 'subassunto', 'Sem subassunto'),
      servico: texto('Serviço', 'servico', 'Sem serviço da lista do órgão'),
      municipio: texto('Município do órgão', 'municipio', 'Não é municipal'),
      'modo-de-resposta': texto('Modo de resposta', 'modo_resposta'),
      decisao: texto('Decisão do pedido', 'decisao', 'Sem decisão'),
      'motivo-da-negativa': texto('Motivo da negativa', 'motivo_negativa', 'Sem negativa'),
    },
    medidas: {
      total: total('Manifestações'),
      abertas: quantas('Em aberto', 'aberta'),
      concluidas: quantas('Concluídas', 'concluida'),
      arquivadas: quantas('Arquivadas', 'arquivada'),
      paraFora: quantas('Encaminhadas para fora', 'encaminhada_para_fora'),
    },
    filtros: [...filtrosDoCaso, 'decisoes'],
    colunas: colunasDoCaso,
    comoSeConta:
      'Cada manifestação conta uma vez, no órgão em que está agora e com o tipo que tem agora. As protegidas entram na conta e não são descritas.',
  },
  'prazos-cumpridos': {
    nome: 'Prazos cumpridos',
    descricao: 'Quantas manifestações terminaram dentro e fora do prazo, e quantas estão vencidas hoje.',
    grupo: 'Prazos e tempos',
    quem: equipe,
    fato: 'fato_manifestacao',
    momentos: { encerramento, registro, resposta },
    dimensoes: {
      'mes-do-encerramento': mes('dia_encerramento', 'Mês do encerramento', 'Em aberto'),
      ...doCaso,
      mes: mesDoRegistro,
    },
    medidas: {
      percentual: taxa('No prazo (%)', 'dentro_do_prazo'),
      encerradas: numero('Encerradas', { tipo: 'preenchidas', coluna: 'dentro_do_prazo' }),
      dentro: quantas('No prazo', 'dentro_do_prazo'),
      fora: numero('Fora do prazo', { tipo: 'quantas', coluna: 'dentro_do_prazo', negada: true }),
      vencidas: {
        ...numero('Em aberto e vencidas hoje', { tipo: 'vencidas' }),
        // An open case has neither ended nor been answered, so it cannot be counted by those dates.
        momentos: ['registro'],
      },
    },
    filtros: filtrosDoCaso,
    colunas: colunasDoCaso,
    comoSeConta:
      'No prazo: respondida, arquivada ou encaminhada para fora até o último dia do prazo em vigor, no horário de Brasília. Enquanto o órgão espera uma complementação, o prazo não corre. As vencidas em aberto só se contam pela data do registro: pelas outras datas, ficam com um traço.',
  },
  'tempo-de-resposta': {
    nome: 'Tempo de resposta',
    descricao: 'Em quantos dias as respostas conclusivas saíram: mediana, nove em cada dez, média.',
    grupo: 'Prazos e tempos',
    quem: equipe,
    fato: 'fato_manifestacao',
    momentos: { resposta, registro },
    dimensoes: {
      'mes-da-resposta': mes('dia_resposta', 'Mês da resposta', 'Sem resposta'),
      ...doCaso,
      mes: mesDoRegistro,
    },
    medidas: {
      mediana: dias('Mediana', 'mediana', 'dias_para_resolucao'),
      p90: dias('Nove em cada dez em até', 'p90', 'dias_para_resolucao'),
      media: dias('Média', 'media', 'dias_para_resolucao'),
      maior: dias('A mais demorada', 'maior', 'dias_para_resolucao'),
      respondidas: numero('Respondidas', { tipo: 'preenchidas', coluna: 'dias_para_resolucao' }),
    },
    filtros: filtrosDoCaso,
    colunas: colunasDoCaso,
    comoSeConta:
      'Dias corridos do registro à resposta conclusiva que vale agora, sem contar o dia do registro: o tempo que a pessoa esperou, mesmo que o prazo do órgão tenha parado.',
  },
  'prorrogacoes-e-encaminhamentos': {
    nome: 'Prorrogações e encaminhamentos',
    descricao: 'Que parte foi prorrogada, encaminhada a outro órgão, complementada ou reaberta.',
    grupo: 'Prazos e tempos',
    quem: equipe,
    fato: 'fato_passagem',
    momentos: {
      registro,
      encaminhamento: { rotulo: 'Data do encaminhamento', coluna: 'encaminhada_em' },
      resposta,
      encerramento,
    },
    dimensoes: { mes: mesDoRegistro, ...doCaso },
    medidas: {
      taxaDeProrrogacao: taxa('Prorrogadas (%)', 'prorrogada'),
      prorrogadas: quantas('Prorrogadas', 'prorrogada'),
      taxaDeEncaminhamento: taxa('Encaminhadas (%)', 'encaminhou'),
      encaminhadas: quantas('Encaminhadas', 'encaminhou'),
      complementadas: quantas('Com complementação pedida', 'pediu_complementacao'),
      reabertas: quantas('Reabertas', 'reaberta'),
      total: quantas('Manifestações', 'atual'),
      passaram: total('Passaram pelo órgão'),
    },
    filtros: filtrosDoCaso,
    colunas: colunasDoCaso,
    comoSeConta:
      'A encaminhada conta para o órgão que encaminhou, a outro da plataforma ou para fora, uma vez por órgão; a taxa é das que passaram por ele. Prorrogadas, complementadas e reabertas contam no órgão em que a manifestação está agora.',
  },
  'mudancas-de-tipo': {
    nome: 'Mudanças de tipo',
    descricao: 'Que parte das manifestações teve o tipo alterado por alguém da equipe.',
    grupo: 'Manifestações e recursos',
    quem: equipe,
    fato: 'fato_manifestacao',
    momentos: { registro, resposta, encerramento },
    dimensoes: { ...doCaso, mes: mesDoRegistro },
    medidas: {
      mudaram: quantas('Com tipo alterado', 'mudou_tipo'),
      percentual: taxa('Com tipo alterado (%)', 'mudou_tipo'),
      total: total('Manifestações'),
    },
    filtros: filtrosDoCaso,
    colunas: colunasDoCaso,
    comoSeConta:
      'Conta a manifestação, e não cada mudança. A denúncia anônima, que vira comunicação de irregularidade ao ser registrada, não é mudança.',
  },
  'alteracao-de-tipo-detalhado': {
    nome: 'Manifestações com alteração de tipo',
    descricao: 'Cada mudança de tipo: de qual para qual, quando e quem mudou.',
    grupo: 'Manifestações e recursos',
    quem: equipe,
    fato: 'fato_mudanca_de_tipo',
    momentos: {
      mudanca: { rotulo: 'Data da mudança', coluna: 'ocorrido_em' },
      registro: { rotulo: 'Data do registro', coluna: 'registrada_em' },
    },
    dimensoes: {
      mudanca: texto('De um tipo para outro', 'mudanca'),
      anterior: texto('Tipo anterior', 'tipo_anterior'),
      tipo: texto('Tipo novo', 'tipo'),
      orgao: doCaso.orgao,
      pessoa: { rotulo: 'Quem mudou', coluna: 'id_responsavel', como: 'pessoa' },
      mes: mes('dia_mudanca', 'Mês da mudança'),
    },
    medidas: {
      total: total('Mudanças'),
      mediana: dias('Dias do registro à mudança (mediana)', 'mediana', 'dias_ate_a_mudanca'),
    },
    filtros: ['tipos', 'situacoes', 'esferas', 'uf'],
    colunas: [
      protocolo,
      coluna('Órgão', 'orgao_sigla', 'texto', 14),
      coluna('Tipo anterior', 'tipo_anterior'),
      coluna('Tipo novo', 'tipo'),
      dia('Mudança', 'dia_mudanca'),
      coluna('Quem mudou', 'responsavel', 'texto', 34),
      dia('Registro', 'dia_registro'),
      coluna('Situação', 'situacao'),
    ],
    comoSeConta:
      'Cada mudança feita por alguém da equipe é uma linha; a mesma manifestação pode aparecer mais de uma vez. O motivo está na página da manifestação.',
  },
  recursos: {
    nome: 'Recursos',
    descricao: 'Recursos por instância e por resultado, com prazo e tempo de decisão.',
    grupo: 'Manifestações e recursos',
    quem: equipe,
    fato: 'fato_recurso',
    momentos: {
      registro: { rotulo: 'Data do recurso', coluna: 'registrado_em' },
      resposta: { rotulo: 'Data da decisão', coluna: 'respondido_em' },
    },
    dimensoes: {
      instancia: texto('Instância', 'instancia'),
      resultado: texto('Resultado', 'tipo_resposta', 'Sem decisão'),
      especificacao: texto('Especificação do resultado', 'especificacao', 'Sem especificação'),
      situacao: texto('Situação', 'situacao'),
      motivo: texto('Motivo do recurso', 'tipo_recurso', 'Reclamação ou revisão'),
      orgao: texto('Órgão do pedido', 'orgao'),
      julgador: texto('Quem julga', 'orgao_julgador'),
      mes: mes('dia_registro', 'Mês do recurso'),
    },
    medidas: {
      total: total('Recursos'),
      decididos: quantas('Decididos', 'respondido'),
      noPrazo: taxa('Decididos no prazo (%)', 'dentro_do_prazo'),
      mediana: dias('Tempo de decisão (mediana)', 'mediana', 'dias_para_decisao'),
      p90: dias('Nove em cada dez em até', 'p90', 'dias_para_decisao'),
      porSilencio: quantas('Por falta de resposta', 'por_silencio'),
      subiram: quantas('Passaram à instância seguinte sem decisão', 'subiu'),
    },
    filtros: ['instancias', 'resultados', 'formularios', 'esferas', 'uf', 'noPrazo', 'porSilencio'],
    colunas: [
      protocolo,
      coluna('Órgão do pedido', 'orgao', 'texto', 30),
      coluna('Instância', 'instancia'),
      coluna('Situação', 'situacao'),
      coluna('Resultado', 'tipo_resposta'),
      dia('Recurso', 'dia_registro'),
      dia('Prazo', 'prazo'),
      dia('Decisão', 'dia_resposta'),
      coluna('No prazo', 'dentro_do_prazo', 'sim-nao', 10),
    ],
    comoSeConta:
      'Cada recurso conta uma vez, no órgão que tem o pedido; quem julga vê também os que o seu órgão julga ou julgou. Reclamações e pedidos de revisão entram com a sua instância. O painel LAI e os dados abertos têm só os recursos do que hoje é pedido de acesso: para comparar, escolha esse formulário.',
  },
  cumprimento: {
    nome: 'Cumprimento do que foi prometido',
    descricao: 'O que respostas e decisões prometeram: entregue no prazo, com atraso, vencido e contestado.',
    grupo: 'Manifestações e recursos',
    quem: equipe,
    fato: 'fato_promessa',
    momentos: {
      promessa: { rotulo: 'Data da promessa', coluna: 'prometida_em' },
      entrega: { rotulo: 'Data da entrega', coluna: 'entregue_em' },
    },
    dimensoes: {
      orgao: texto('Órgão que entrega', 'orgao'),
      origem: texto('De onde veio a promessa', 'origem'),
      instancia: texto('Instância', 'instancia', 'Não veio de recurso'),
      situacao: texto('Situação', 'situacao'),
      esfera: texto('Esfera', 'esfera'),
      uf: texto('Estado do órgão', 'uf', 'Todo o país'),
      mes: mes('dia_promessa', 'Mês da promessa'),
    },
    medidas: {
      total: total('Prometidas'),
      noPrazo: quantas('Entregues no prazo', 'dentro_do_prazo'),
      atrasadas: numero('Entregues com atraso', {
        tipo: 'quantas',
        coluna: 'dentro_do_prazo',
        negada: true,
      }),
      vencidas: {
        ...numero('Vencidas hoje, sem entrega', { tipo: 'vencidas' }),
        // What was not delivered has no day of delivery to be counted by.
        momentos: ['promessa'],
      },
      contestadas: quantas('Contestadas', 'contestada'),
      confirmadas: quantas('Confirmadas', 'confirmada'),
      taxa: taxa('Entregues no prazo (%)', 'dentro_do_prazo'),
      mediana: dias('Dias até a entrega (mediana)', 'mediana', 'dias_para_entregar'),
    },
    filtros: ['instancias', 'esferas', 'uf', 'noPrazo'],
    colunas: [
      protocolo,
      coluna('Órgão', 'orgao_sigla', 'texto', 14),
      coluna('Origem', 'origem', 'texto', 30),
      coluna('Situação', 'situacao'),
      dia('Promessa', 'dia_promessa'),
      dia('Primeira data', 'prazo_original'),
      dia('Data devida', 'prazo'),
      dia('Entrega', 'dia_entrega'),
      coluna('No prazo', 'dentro_do_prazo', 'sim-nao', 10),
      coluna('Contestada', 'contestada', 'sim-nao', 12),
    ],
    comoSeConta:
      'Cada promessa conta uma vez, no órgão que tem de entregar. No prazo: entregue até a data marcada, sem que nenhuma data anterior tenha passado. Contestada: alguma entrega foi contestada, qualquer que tenha sido a decisão.',
  },
  'desfechos-das-denuncias': {
    nome: 'Desfechos das denúncias',
    descricao: 'O que as apurações concluíram: quantas por resultado, e em quantos dias terminaram.',
    grupo: 'Manifestações e recursos',
    quem: equipe,
    fato: 'fato_desfecho',
    momentos: {
      desfecho: { rotulo: 'Data do último desfecho', coluna: 'desfecho_em' },
      registro,
      encerramento,
    },
    dimensoes: {
      resultado: texto('Resultado', 'resultado'),
      orgao: doCaso.orgao,
      tipo: doCaso.tipo,
      assunto: doCaso.assunto,
      mes: mes('dia_desfecho', 'Mês do desfecho'),
    },
    medidas: {
      total: total('Denúncias com desfecho'),
      encerradas: quantas('Com apuração encerrada', 'investigacao_encerrada'),
      mediana: dias('Duração da apuração (mediana)', 'mediana', 'dias_de_investigacao'),
    },
    filtros: ['tipos', 'situacoes', 'assuntos', 'esferas', 'uf'],
    colunas: [
      protocolo,
      coluna('Órgão', 'orgao_sigla', 'texto', 14),
      coluna('Tipo', 'tipo'),
      coluna('Resultado', 'resultado', 'texto', 40),
      dia('Desfecho', 'dia_desfecho'),
      dia('Abertura', 'investigacao_comecou_em'),
      dia('Fim', 'investigacao_terminou_em'),
    ],
    comoSeConta:
      'Cada denúncia ou comunicação conta uma vez, com o último desfecho registrado. A duração só se conta quando o órgão informou os dois dias.',
  },
  satisfacao: {
    nome: 'Satisfação',
    descricao: 'O que as pessoas disseram da resposta: satisfação, demanda atendida, facilidade.',
    grupo: 'Manifestações e recursos',
    quem: [...chefia, observador],
    fato: 'fato_manifestacao',
    reservado: true,
    periodo: 'este-ano',
    periodos: PERIODOS_RESERVADOS,
    momentos: { resposta },
    dimensoes: {
      satisfacao: texto('Satisfação', 'satisfacao', 'Não avaliou'),
      demanda: texto('Demanda atendida', 'demanda_atendida', 'Não avaliou'),
      facilidade: texto('Facilidade de compreender', 'facilidade', 'Não avaliou'),
      tipo: doCaso.tipo,
      orgao: doCaso.orgao,
      mes: mes('dia_resposta', 'Mês da resposta', 'Sem resposta'),
    },
    medidas: {
      avaliadas: quantas('Avaliadas', 'avaliada'),
      respondidas: total('Respondidas'),
      taxa: taxa('Avaliadas (%)', 'avaliada'),
      satisfeitas: {
        rotulo: 'Satisfeitas ou muito satisfeitas (%)',
        conta: { tipo: 'taxa-de-ids', coluna: 'id_satisfacao', ids: [9, 10] },
        unidade: 'por-cento',
      },
      atendidas: {
        rotulo: 'Demanda atendida (%)',
        conta: { tipo: 'taxa-de-ids', coluna: 'id_demanda_atendida', ids: [1] },
        unidade: 'por-cento',
      },
    },
    filtros: [],
    comoSeConta: `Os percentuais são de quem respondeu à pesquisa; não há lista de casos neste relatório. ${fraseDaReserva}`,
  },
  'carga-por-pessoa': {
    nome: 'Carga por pessoa',
    descricao: 'Quantas manifestações em aberto cada pessoa da equipe tem em mãos.',
    grupo: 'Equipe',
    quem: chefia,
    fato: 'fato_manifestacao',
    so: { coluna: 'aberta', tem: 'sim' },
    momentos: { registro },
    periodo: 'todos',
    dimensoes: {
      pessoa: {
        rotulo: 'Responsável',
        coluna: 'id_responsavel',
        como: 'pessoa',
        semValor: 'Sem responsável',
      },
      orgao: doCaso.orgao,
      situacao: doCaso.situacao,
      tipo: doCaso.tipo,
    },
    medidas: {
      abertas: total('Em aberto'),
      vencidas: numero('Vencidas', { tipo: 'vencidas' }),
      vencendo: numero('Vencem em até 5 dias', { tipo: 'vencendo' }),
      urgentes: quantas('Urgentes', 'urgente'),
    },
    filtros: ['tipos', 'formularios', 'situacoes', 'assuntos', 'urgente', 'esferas', 'uf'],
    colunas: [...colunasDoCaso.slice(0, 7), coluna('Responsável', 'id_responsavel', 'pessoa', 30)],
    comoSeConta: 'Só o que está em aberto agora. O prazo que não corre não vence.',
  },
  'carga-por-unidade': {
    nome: 'Carga por unidade',
    descricao: 'Pedidos de contribuição às áreas: em aberto, vencidos, devolvidos e em quantos dias.',
    grupo: 'Equipe',
    quem: chefia,
    fato: 'fato_passo',
    momentos: { abertura: { rotulo: 'Data do pedido', coluna: 'aberta_em' } },
    periodo: 'todos',
    dimensoes: {
      unidade: texto('Unidade', 'unidade', 'Direto a uma pessoa'),
      pessoa: { rotulo: 'Pessoa', coluna: 'id_destinatario', como: 'pessoa', semValor: 'A uma unidade' },
      orgao: doCaso.orgao,
      tipo: doCaso.tipo,
      mes: mes('dia_abertura', 'Mês do pedido'),
    },
    medidas: {
      abertos: quantas('Em aberto', 'aberto'),
      vencidos: numero('Vencidos', { tipo: 'vencidas' }),
      pedidos: total('Pedidos'),
      devolvidos: numero('Devolvidos', { tipo: 'preenchidas', coluna: 'dias_para_devolver' }),
      noPrazo: taxa('Devolvidos no prazo (%)', 'dentro_do_prazo'),
      mediana: dias('Tempo de devolução (mediana)', 'mediana', 'dias_para_devolver'),
      semContribuicao: quantas('Devolvidos sem contribuição', 'sem_contribuicao'),
    },
    filtros: ['tipos', 'noPrazo', 'esferas', 'uf'],
    colunas: [
      protocolo,
      coluna('Unidade', 'unidade', 'texto', 34),
      coluna('Pessoa', 'id_destinatario', 'pessoa', 30),
      coluna('Tipo', 'tipo'),
      dia('Pedido', 'dia_abertura'),
      dia('Prazo', 'prazo'),
      dia('Devolução', 'dia_devolucao'),
      coluna('No prazo', 'dentro_do_prazo', 'sim-nao', 10),
    ],
    comoSeConta: 'Cada pedido a uma área ou a uma pessoa conta uma vez, no órgão da área.',
  },
  'registros-por-atendente': {
    nome: 'Registros por atendente',
    descricao: 'Manifestações registradas pela equipe em nome de quem foi atendido.',
    grupo: 'Equipe',
    quem: [...chefia, observador, atendente],
    fato: 'fato_manifestacao',
    so: { coluna: 'id_atendente', tem: 'valor' },
    proprio: { coluna: 'id_atendente', perfis: [atendente] },
    momentos: { registro },
    dimensoes: {
      pessoa: { rotulo: 'Atendente', coluna: 'id_atendente', como: 'pessoa' },
      canal: doCaso.canal,
      tipo: doCaso.tipo,
      assunto: doCaso.assunto,
      orgao: doCaso.orgao,
      mes: mesDoRegistro,
    },
    medidas: {
      total: total('Registros'),
      urgentes: quantas('Urgentes', 'urgente'),
      concluidas: quantas('Já concluídas', 'concluida'),
    },
    filtros: ['tipos', 'formularios', 'situacoes', 'assuntos', 'canais', 'esferas', 'uf'],
    colunas: [
      ...colunasDoCaso.slice(0, 6),
      coluna('Canal', 'canal'),
      coluna('Atendente', 'id_atendente', 'pessoa', 30),
    ],
    comoSeConta: 'Só o que alguém da equipe registrou. Quem atende vê os próprios registros.',
  },
  emails: {
    nome: 'E-mails',
    descricao: 'Quantos e-mails a plataforma enviou, sobre o quê, e quantos falharam.',
    grupo: 'Plataforma',
    quem: [administrador],
    fato: 'fato_email',
    momentos: { criacao: { rotulo: 'Data do e-mail', coluna: 'criado_em' } },
    dimensoes: {
      sobre: { rotulo: 'Sobre o quê', coluna: 'sobre', nomear: nomeDoEventoSemModelo },
      estado: texto('Estado', 'estado'),
      mes: mes('dia'),
    },
    medidas: {
      total: total('E-mails'),
      enviados: quantas('Enviados', 'enviado'),
      falharam: quantas('Falharam', 'falhou'),
      taxa: taxa('Enviados (%)', 'enviado'),
      mediana: {
        rotulo: 'Da escrita ao envio (mediana)',
        conta: { tipo: 'mediana', coluna: 'minutos_ate_o_envio' },
        unidade: 'minutos',
      },
    },
    filtros: [],
    comoSeConta: 'Nem os destinatários nem o que foi escrito entram no relatório.',
  },
} as const satisfies Readonly<Record<string, DefinicaoDeRelatorio>>;

export type NomeDoRelatorio = keyof typeof relatorios;
export const nomesDosRelatorios = Object.keys(relatorios) as readonly NomeDoRelatorio[] as [NomeDoRelatorio];

export const definicaoDe = (nome: NomeDoRelatorio): DefinicaoDeRelatorio => relatorios[nome];

export const podeVerRelatorio = (nome: NomeDoRelatorio, perfil: IdPerfil): boolean =>
  definicaoDe(nome).quem.includes(perfil);

/** The reports that a profile may see. */
export const relatoriosDoPerfil = (perfil: IdPerfil): readonly NomeDoRelatorio[] =>
  nomesDosRelatorios.filter((nome) => podeVerRelatorio(nome, perfil));
