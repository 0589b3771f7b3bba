/**
 * Which lazy screens travel in one file. Each alone would cost a request of its own, three hundred in all; all in one
 * would make a citizen fetch the administration. So they travel by whose day they belong to: who opens one opens its
 * neighbours.
 */
export const ENGINE = 'motor';
export const LATE_FRAME = 'moldura-tardia';
const OFFICE = 'equipe';
/** Opened by members of staff alone: what only these share does not weigh on a citizen's first screen. */
const STAFF = new Set([OFFICE, 'caso', 'administracao', 'relatorios', 'tarjamento']);

const of = (...capabilities: readonly string[]): string => `/(?:${capabilities.join('|')})/web/`;
const files = (...names: readonly string[]): string => `/(?:${names.join('|')})\\.tsx?$`;

/** The first line that fits counts; what fits none belongs to the office's own pages. */
const AREAS = (
  [
    // Fetched when a screen uses one, and by nobody beforehand: they are large, and few ever need them.
    [
      ENGINE,
      '/node_modules/',
      '/dados-pessoais/domain/',
      '/shell/ui/graficos/',
      '/layout/vlibras',
      '/galeria/',
    ],
    ['tarjamento', '/tarjamento/'],
    ['telas', files('web/screen-list')],
    ['atos', files('web/atos-do-produto', 'web/partes-do-produto')],
    // Of the frame, but with libraries that nobody needs who only reads: dialogs, and what is asked of the server again and again.
    [
      'moldura-janelas',
      files('dialogo-de-confirmacao', 'profile-dialog-form', 'session-\\w+-dialog', 'libras-dialog'),
    ],
    [
      'moldura-avisos',
      files('shell/api/query-layer', 'sino', 'sino-do-cidadao', 'painel-de-alertas', 'barra-de-desfazer'),
    ],
    [LATE_FRAME, '/shell/', '/na-moldura/', files('search-form', 'chat-icon', 'envios-esperando')],
    // What is under everybody's first screen, and what takes libraries: once a type is wanted, or somebody scrolls to the figures.
    ['inicio', files('perguntas-em-destaque', 'oque-e-denuncia')],
    ['inicio-tarde', '/portal/web/home/', files('web/tipos-da-ouvidoria')],
    [
      'registro',
      '/manifestacao/web/(?:registrar|rascunho)/',
      files('campo-anexos.parte', 'campo-orgao.parte', 'alerta-do-campo.parte', 'tempo-do-orgao.parte'),
    ],
    ['conta', of('sessao', 'segundo-fator'), '/usuario/web/(?!gerenciar|convi|a-confirmar|pessoa-|perfis)'],
    // What it knows is large, and runs as soon as it is there.
    ['assistente', of('assistente')],
    [
      'conteudo',
      of('busca', 'dados-abertos', 'simulador-de-prazo', 'painel'),
      '/ajuda/web/(?:conteudo/|procurar)',
      '/informacao-classificada/web/(?!rol/)',
      files('eliminacoes-publicas-page', 'orgao/web/orgaos-page'),
    ],
    [
      'cidadao',
      of('portal', 'manifestacao', 'pesquisa-satisfacao', 'codigo-acesso', 'recibo', 'calendario'),
      '/recurso/web/(?:interpor|no-caso)/',
      files(
        'complementar-page',
        'consentimento-page',
        'email-page',
        'detalhar-email-page',
        'denunciar-\\w+-page',
      ),
      files('complementar.parte', 'desistir.parte', 'pedir-reabertura.parte', 'denunciar-no-caso.parte'),
    ],
    [
      'administracao',
      of(
        'assunto',
        'feriado',
        'email',
        'configuracao',
        'integracao',
        'webhook',
        'orgao',
        'orgao-siorg',
        'usuario',
      ),
      of('ajuda'),
    ],
    [
      'relatorios',
      of(
        'relatorio',
        'monitoramento',
        'transparencia-ativa',
        'auditoria',
        'saude-da-plataforma',
        'retencao',
        'informacao-classificada',
      ),
    ],
    ['caso', '-form\\.tsx$', '\\.parte\\.tsx$', of('tratamento')],
  ] as const
).map(([area, ...paths]) => ({ area, path: new RegExp(paths.join('|')) }));

/** The file that a late part travels in; an engine has one of its own. */
export const areaOf = (id: string): string => AREAS.find(({ path }) => path.test(id))?.area ?? OFFICE;

export const isForStaff = (area: string): boolean => STAFF.has(area);
