/** The names by which access is granted (S2-04): fixed, odd spellings included. Ours follow. */
export const specRouteNames = [
  'HomeView',
  'HomeUf',
  'OrgaoIndex',
  'ManifestacaoConsultar',
  'ManifestacaoSelecaoSubtipoFormulario',
  'ManifestacaoSelecaoSubtipoFormularioUf',
  'ManifestacaoAvaliarConsentimento',
  'DadosAbertosLAI',
  'AboutView',
  'UsuarioAtivar',
  'UsuarioAlterarSenha',
  'AcessibilidadeView',
  'LoginView',
  'LoginRecoveryView',
  'LogoutView',
  'MapaDoSite',
  'TermosDeUso',
  'SelecionarAssuntoManifestacao',
  'PrincipalView',
  'ManifestacaoIndex',
  'ManifestacaoConsultarLAI',
  'ManifestacaoCriar',
  'ManifestacaoCriarUf',
  'ManifestacaoDetalhar',
  'ManifestacaoComplementar',
  'ManifestacaoQualificar',
  'MeuCadastro',
  'PesquisaSatisfacao',
  'RecursoCriar',
  'DenunciaCriar',
  'DenunciaCumprimentoDecisaoCriar',
  'Email',
  'EmailDetalhar',
  'ManifestacaoConsultarEncaminhamento',
  'OrgaoGerenciarOrgaos',
  'ManifestacaoAnalisar',
  'ManifestacaoProrrogar',
  'ManifestacaoTratar',
  'ConfiguraoesFalaBR',
  'ConfigurarMeusOrgaos',
  'UsuarioGerenciar',
  'RecursoTratar',
  'RecursoResponder',
  'PesquisaSatisfacaoConsultar',
  'SubassuntoManter',
  'RelatoriosDoSistema',
  'IncidenteCorrecaoCriar',
  'IncidenteCorrecaoResponder',
  'IncidenteCorrecaoProrrogar',
  'AnaliseAdmissibilidadeCriar',
  'RelatorioManifestacaoComAlteracaoTipoDetalhado',
  'GerenciarAssuntosFavoritosPorOrgao',
  'RestricaoDeConteudo',
  'Tarjamento',
  'OrgaoSiorg',
  'OrgaoSiorgCriar',
  'AssuntoManter',
  'Feriado',
  'FeriadoDetalhar',
  'FeriadoCadastrar',
  'EmailCadastrar',
] as const;

type OwnRouteName =
  | 'OrgaoGerenciar'
  | 'OrgaoCadastrar'
  | 'CumprimentoEntregas'
  | 'CumprimentoSupervisao'
  | 'DenunciaTratar'
  | 'AuditoriaConsultar'
  | 'IntegracaoClientes'
  | 'IntegracaoCadastrar'
  | 'IntegracaoChamadas'
  | 'SaudeDaPlataforma'
  | 'IntegracaoDetalhar'
  | 'ConfigurarPlataforma'
  | 'ItensDeInterface'
  | 'ManifestacaoResponder'
  | 'ManifestacaoTramitar'
  | 'ManifestacaoColaborar'
  | 'PedidosDeContribuicao'
  | 'PedidosDeIdentidade'
  | 'AberturasDeIdentidade'
  | 'AcessoExtraordinario'
  | 'Eliminacao'
  | 'EliminacoesPublicas'
  | 'ModelosDeResposta'
  | 'ManifestacaoAlterarTipo'
  | 'ManifestacaoAgrupar'
  | 'ManifestacaoRepresentacao'
  | 'Alertas'
  | 'AlertasPreferencias'
  | 'Novidades'
  | 'ManifestacaoEncaminhar'
  | 'ManifestacaoArquivar'
  | 'ManifestacaoReabrir'
  | 'ManifestacaoPedirComplementacao'
  | 'ManifestacaoPedirConsentimento'
  | 'HomeAlias'
  | 'PerguntasFrequentes'
  | 'PerguntaFrequente'
  | 'ProcurarNoSite'
  | 'AjudaGerenciar'
  | 'AjudaCadastrar'
  | 'AjudaEditar'
  | 'Manual'
  | 'SimuladorDePrazos'
  | 'PublicacaoPendentes'
  | 'AvisarDeOutroModo'
  | 'Busca'
  | 'BuscaDecisoes'
  | 'BuscaPedido'
  | 'BuscaDesligar'
  | 'DadosAbertosOuvidoria'
  | 'PainelResolveu'
  | 'PainelLai'
  | 'TransparenciaAtivaRelatorio'
  | 'TransparenciaAtivaOrgao'
  | 'TransparenciaAtivaItem'
  | 'TransparenciaAtivaGerencial'
  | 'InformacoesClassificadas'
  | 'InformacoesClassificadasLista'
  | 'InformacoesClassificadasRol'
  | 'InformacoesClassificadasRegistrar'
  | 'InformacoesClassificadasDetalhar'
  | 'InformacoesClassificadasPublicar'
  | 'Desclassificacao'
  | 'DesclassificacaoPedir'
  | 'DesclassificacaoBalcao'
  | 'CodigoDeAcesso'
  | 'DesclassificacaoTratar'
  | 'DesclassificacaoDetalhar'
  | 'MonitoramentoOrgaos'
  | 'MonitoramentoAvaliar'
  | 'MonitoramentoRelatorio'
  | 'Assistente'
  | 'AssistenteSemResposta'
  | 'CaixaDeSaida'
  | 'Webhooks'
  | 'WebhookCadastrar'
  | 'WebhookDetalhar'
  | 'CriarConta'
  | 'UsuarioAConfirmar'
  | 'MeusConvites'
  | 'UsuarioConvidar'
  | 'SegurancaDaConta'
  | 'CalendarioDePrazos'
  | 'UsuarioGerenciarPessoa'
  | 'ReciboVerificar'
  | 'Galeria'
  | 'NaoEncontrada'
  | 'SemPermissao';

export type RouteName = (typeof specRouteNames)[number] | OwnRouteName;
