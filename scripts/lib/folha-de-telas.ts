/**
 * The forty screens of the contact sheet in docs/telas: the ones people spend their days on, each as who uses it.
 * `por` opens the first link that fits on the page before: a case's number differs from database to database.
 */
export interface TelaDaFolha {
  readonly quem: string | null;
  readonly endereco: string;
  readonly por?: string;
}

const CASO = 'main a[href*="/manifestacao/"][href*="tratar"], main a[href*="detalhar"]';
const cidadao = 'maria.cidada';
const gestor = 'gestor.cgu';

const visitante = (endereco: string): TelaDaFolha => ({ quem: null, endereco });
const de =
  (quem: string) =>
  (endereco: string, por?: string): TelaDaFolha => ({ quem, endereco, ...(por && { por }) });

export const TELAS_DA_FOLHA: readonly TelaDaFolha[] = [
  ...[
    '/',
    '/?modoOuvidoria=1',
    '/manifestacao/criar/selecionar-assunto?tipo=1',
    '/manifestacao/consultar',
    '/busca',
    '/busca/decisoes',
    '/orgao',
    '/perguntas-frequentes',
    '/assistente',
    '/simulador-de-prazos',
    '/painel/resolveu',
    '/painel/lai',
    '/dadosabertoslai',
    '/informacoes-classificadas',
    '/login',
    '/usuario/criar',
  ].map(visitante),
  ...[
    '/principal',
    '/manifestacao/criar',
    '/manifestacao/consultarlai',
    '/novidades',
    '/usuario/meucadastro',
  ].map((endereco) => de(cidadao)(endereco)),
  de(cidadao)('/principal', CASO),
  ...[
    '/principal',
    '/manifestacao/tratar',
    '/manifestacao/recurso/tratar',
    '/manifestacao/colaborar',
    '/publicacao/pendentes',
    '/alertas',
    '/tarjamento',
    '/relatorios-do-sistema',
    '/pesquisa-satisfacao-consultar',
    '/manifestacao/modelos-de-resposta',
    '/usuario/gerenciar',
    '/configuracoes/meus-orgaos',
  ].map((endereco) => de(gestor)(endereco)),
  de(gestor)('/manifestacao/tratar', CASO),
  de(gestor)('/manifestacao/recurso/tratar', 'main a[href*="/recurso/responder/"]'),
  ...['/configuracoes', '/orgao/orgaogerenciarorgaos', '/feriado', '/configuracoes/auditoria'].map(
    (endereco) => de('admin')(endereco),
  ),
];
