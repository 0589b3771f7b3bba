import type { MenuLink } from '#kernel/menu/menu-link.ts';
import { type IdPerfil, Perfil } from '#kernel/perfil.ts';

/** Addresses outside the platform, set by each installation. */
export interface LinksExternos {
  readonly urlSiteLai: string;
  readonly urlRedeOuvidorias: string;
}

const link = (label: string, to: string): MenuLink => ({ label, to });
const externo = (label: string, to: string): MenuLink => ({ label, to, target: '_blank' });
const grupo = (label: string, ...group: MenuLink[]): MenuLink => ({ label, group });

const inicio = link('Início', '/');
const sair = link('Sair', '/logout');
const tarjamento = link('Tarjamento', '/tarjamento');
const triarNovo = link('Triar (Novo)', '/manifestacao/tratar?fila=triar');
const tratarNovo = link('Tratar (Novo)', '/manifestacao/tratar');
const tratarManifestacoes = link('Tratar Manifestações', '/manifestacao/tratar?visao=tabela');
const tratarRecursosLai = link('Tratar Recursos LAI', '/manifestacao/recurso/tratar');
const tratarRecursos = link('Tratar Recursos', '/manifestacao/recurso/tratar');
/** Our addition to S2-28: what answers and decisions promised. */
const aEntregar = link('A Entregar', '/manifestacao/entregas');
/** Our addition to S2-28: Decreto 10.153/2019, art. 7º. */
const pedidosDeIdentidade = link('Pedidos de Identidade', '/manifestacao/identidade/tratar');
/** Our addition to S2-28: Decreto 10.153/2019, art. 6º: who came to know an identity. */
const aberturasDeIdentidade = link('Aberturas de Identidade', '/manifestacao/identidade/aberturas');
/** Our addition to S2-28: how an administrador comes to read a denúncia. */
const acessoExtraordinario = link('Acesso Extraordinário', '/manifestacao/acesso-extraordinario');
/** Our addition to S2-28: Resolução Conarq 40/2014: what passed its term is listed, approved and destroyed. */
const eliminacao = link('Guarda e Eliminação', '/manifestacao/eliminacao');
const configuracoes = link('Configurações', '/configuracoes');
const usuarios = link('Usuários', '/usuario/gerenciar');
const relatorios = link('Relatórios', '/relatorios-do-sistema');
const transparenciaAtiva = grupo(
  'Transparência Ativa',
  link('Relatório', '/transparencia-ativa/relatorio'),
  link('Consulta por órgão', '/transparencia-ativa/orgao'),
  link('Consulta por item', '/transparencia-ativa/item'),
  link('Gerencial', '/transparencia-ativa/gerencial'),
  // Ours, beyond S2-28: the roll and the yearly list of Lei 12.527/2011, art. 30.
  link('Informações classificadas', '/informacoes-classificadas/rol'),
);
/** Ours, beyond S2-28: Lei 12.527/2011, arts. 17 and 29. */
const tratarDesclassificacoes = link('Desclassificação', '/desclassificacao/tratar');
const monitoramento = grupo(
  'Monitoramento',
  link('Monitorar Órgãos', '/monitoramento/orgaos'),
  link('Avaliar Tratamento', '/monitoramento/avaliar'),
  link('Gerar Relatório de Monitoramento', '/monitoramento/relatorio'),
  link('Cumprimento', '/manifestacao/cumprimento'),
);

/** The side menu of each profile (S2-28); others (web services) get the public one. */
const porPerfil: Partial<Readonly<Record<IdPerfil, readonly MenuLink[]>>> = {
  [Perfil.cidadao]: [
    inicio,
    grupo(
      'Acesso à Informação',
      link('Novo Pedido', '/manifestacao/criar?tipo=8'),
      link('Meus Pedidos e Recursos', '/manifestacao/consultarlai'),
    ),
    // Ours, beyond S2-28: Lei 12.527/2011, arts. 17 and 29.
    link('Desclassificação de informação', '/desclassificacao'),
    grupo(
      'Ouvidoria',
      link('Nova Manifestação', '/?modoOuvidoria=1'),
      link('Minhas Manifestações', '/manifestacao'),
    ),
    link('Busca de ouvidorias e SICs', '/orgao'),
    link('Meu Cadastro', '/usuario/meucadastro'),
    sair,
  ],
  [Perfil.administrador]: [
    tratarManifestacoes,
    link('Gerenciar Órgãos', '/orgao/orgaogerenciarorgaos'),
    tratarRecursosLai,
    aEntregar,
    acessoExtraordinario,
    eliminacao,
    tratarDesclassificacoes,
    configuracoes,
    usuarios,
    relatorios,
    transparenciaAtiva,
    monitoramento,
    tarjamento,
    sair,
  ],
  [Perfil.gestor]: [
    triarNovo,
    tratarNovo,
    tratarManifestacoes,
    tratarRecursosLai,
    aEntregar,
    pedidosDeIdentidade,
    aberturasDeIdentidade,
    acessoExtraordinario,
    eliminacao,
    tratarDesclassificacoes,
    link('Configurações de meus órgãos', '/configuracoes/meus-orgaos'),
    usuarios,
    relatorios,
    transparenciaAtiva,
    monitoramento,
    tarjamento,
  ],
  [Perfil.colaborador]: [tratarNovo, tarjamento],
  [Perfil.cadastrador]: [configuracoes, usuarios, tarjamento],
  [Perfil.observador]: [
    tratarManifestacoes,
    tratarRecursos,
    configuracoes,
    relatorios,
    transparenciaAtiva,
    tarjamento,
  ],
  // Relatórios is our addition to S2-28: somebody who registers for others sees counts of their own
  // registrations.
  [Perfil.atendente]: [tratarManifestacoes, tratarRecursos, tratarDesclassificacoes, relatorios, tarjamento],
  [Perfil.respondente]: [
    link('Triar', '/manifestacao/tratar?fila=triar'),
    tratarNovo,
    tratarManifestacoes,
    tratarRecursos,
    aEntregar,
    aberturasDeIdentidade,
    tratarDesclassificacoes,
    relatorios,
    tarjamento,
  ],
};

const publico: readonly MenuLink[] = [
  inicio,
  link('Consulta de Órgãos', '/orgao'),
  link('Manual', '/manual'),
  link('FAQ', '/perguntas-frequentes'),
];

/** The footer's column 'Informações'; every menu ends with it. */
export const linksInformacoes = (externos: LinksExternos): readonly MenuLink[] => [
  link('Dados abertos', '/dadosabertoslai'),
  externo('Rede de ouvidorias', externos.urlRedeOuvidorias),
  link('Painel Resolveu?', '/painel/resolveu'),
  link('Painel da LAI', '/painel/lai'),
  externo('Site da LAI', externos.urlSiteLai),
  link('Busca de pedidos respondidos', '/busca'),
  link('Busca de decisões', '/busca/decisoes'),
  link('Simulador de prazos', '/simulador-de-prazos'),
  link('Termos de uso', '/termos-de-uso'),
];

const documentacaoDaApi = externo('Documentação da API', '/api/docs');

/** The footer's column 'Órgãos e Entidades', for servidores only. */
export const linksOrgaos = (): readonly MenuLink[] => [
  link('Consulta de órgãos', '/orgao'),
  documentacaoDaApi,
];

/** The footer's column 'Ajuda'. Servidores already find the API in the other column. */
export const linksAjuda = (isServidor: boolean): readonly MenuLink[] => [
  link('Manual', '/manual'),
  link('Perguntas frequentes', '/perguntas-frequentes'),
  link('Acessibilidade', '/acessibilidade'),
  link('Mapa do site', '/mapadosite'),
  ...(isServidor ? [] : [documentacaoDaApi]),
];

/** The header's link list while nobody is signed in. */
export const menuPublicoDoCabecalho = (externos: LinksExternos): readonly MenuLink[] => [
  inicio,
  link('Órgãos', '/orgao'),
  externo('Site da LAI', externos.urlSiteLai),
  grupo(
    'Dados Abertos',
    link('Dados Abertos - LAI', '/dadosabertoslai'),
    link('Busca de Pedidos e Respostas - LAI', '/busca'),
    link('Dados abertos ouvidoria', '/dados-abertos-ouvidoria'),
  ),
  link('Manual', '/manual'),
  link('Perguntas Frequentes', '/perguntas-frequentes'),
];

/** The profile's side menu, without the information links that every menu ends with. */
export const menuDoPerfil = (perfil: IdPerfil): readonly MenuLink[] => porPerfil[perfil] ?? publico;

export const menuCompleto = (perfil: IdPerfil, externos: LinksExternos): readonly MenuLink[] => [
  ...menuDoPerfil(perfil),
  ...linksInformacoes(externos),
];
