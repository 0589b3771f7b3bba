/**
 * Which lazy screens travel in one file. Each alone would cost a request of its own, three hundred in all; all in one
 * would make a citizen fetch the administration. So they travel by whose day they belong to: who opens one opens its
 * neighbours.
 */
export const ENGINE = 'motor';
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
    [
      'moldura-tardia',
      '/shell/',
      '/na-moldura/',
      files('sino', 'sino-do-cidadao', 'painel-de-alertas', 'search-form', 'chat-icon'),
      files('barra-de-desfazer', 'envios-esperando'),
    ],
    [
      'inicio',
      '/portal/web/home/',
      files('perguntas-em-destaque', 'oque-e-denuncia', 'web/tipos-da-ouvidoria'),
    ],
    [
      'registro',
      '/manifestacao/web/(?:registrar|rascunho)/',
      files('campo-anexos.parte', 'campo-orgao.parte', 'alerta-do-campo.parte', 'tempo-do-orgao.parte'),
    ],
    ['conta', of('sessao', 'segundo-fator'), '/usuario/web/(?!gerenciar|convi|a-confirmar|pessoa-|perfis)'],
    [
      'conteudo',
      of('busca', 'dados-abertos', 'simulador-de-prazo', 'painel', 'assistente'),
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
