import { TipoIdentificacao } from '#capabilities/manifestacao/domain/identificacao.ts';
import { CanalEntrada } from '#capabilities/manifestacao/domain/registrar/atendimento.ts';
import { qualidades } from '#capabilities/manifestacao/domain/registrar/representante.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import type { CamposDocumentados } from '#kernel/endpoint.ts';
import { TipoFormulario, TipoManifestacao } from '#kernel/enumeracoes.ts';

/** The text 'Esperei das sete às dez no posto do Centro.', compressed and in base64. */
export const ARQUIVO_EXEMPLO =
  'H4sIAAAAAAACA3MtLkgtSs1USEksVihOLUlVOLygWCEltUohL1+hIL+4JF8hJV/BOTWvpChfDwBIAAT4LAAAAA==';

const DIA = String.raw`^\d{2}/\d{2}/\d{4}$`;
const DIA_E_HORA = String.raw`^\d{2}/\d{2}/\d{4} \d{2}:\d{2}$`;
const DIA_E_SEGUNDOS = String.raw`^\d{2}/\d{2}/\d{4} \d{2}:\d{2}:\d{2}$`;
const PROTOCOLO = '00106000001202613';
const PROTOCOLO_ESCRITO = '00106.000001/2026-13';
const TEXTO = 'A fila do posto de atendimento passa de três horas todas as manhãs.';

const dia = (descricao: string, exemplo: string | null = '12/03/2026') => ({
  descricao: `${descricao} Escrito como dd/MM/aaaa.`.trim(),
  padrao: DIA,
  exemplo,
});
const HORA = String.raw`( ([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?)?`;
const momento = (descricao: string, exemplo: string) => ({
  descricao: `${descricao} Escrito como dd/MM/aaaa, dd/MM/aaaa HH:mm ou dd/MM/aaaa HH:mm:ss, no horário de Brasília.`,
  padrao: `${DIA.slice(0, -1)}${HORA}$`,
  exemplo,
});
const indicador = (descricao: string, exemplo = true) => ({
  descricao: `${descricao} Aceita true, 1 ou sim; qualquer outro valor é não.`,
  exemplo,
});
const diz = (descricao: string, exemplo?: unknown) => ({
  descricao,
  ...(exemplo !== undefined && { exemplo }),
});
const como = (exemplo: unknown) => ({ exemplo });
const SEMPRE_NULO = diz('Sempre nulo: não é guardado.', null);
const self = (href: string) => como([{ rel: 'self', href: `https://escuta.exemplo.gov.br/api${href}` }]);

const numeros = (valores: Readonly<Record<string, number>>): number[] =>
  Object.values(valores).filter((valor) => valor > 0);

/** Fields of the calls and their bodies. */
const enviados: CamposDocumentados = {
  NumProtocolo: diz('O protocolo: 17 algarismos, com ou sem pontuação.', PROTOCOLO),
  DataCadastroInicio: momento('Registradas deste momento em diante.', '01/03/2026'),
  DataCadastroFim: momento(
    'Registradas até este momento, inclusive: sem a hora, o dia inteiro.',
    '31/03/2026 23:59',
  ),
  DataPrazoRespostaInicio: momento(
    'Com prazo de resposta deste dia em diante; a hora não muda nada.',
    '01/04/2026',
  ),
  DataPrazoRespostaFim: momento(
    'Com prazo de resposta até este dia, inclusive; a hora não muda nada.',
    '30/04/2026',
  ),
  DataAtualizacaoInicio: momento('Mudadas deste momento em diante.', '01/03/2026'),
  DataAtualizacaoFim: momento(
    'Mudadas até este momento, inclusive: sem a hora, o dia inteiro.',
    '31/03/2026 23:59:59',
  ),
  DataAberturaInicio: momento('Recursos abertos deste momento em diante.', '01/03/2026'),
  DataAberturaFim: momento(
    'Recursos abertos até este momento, inclusive: sem a hora, o dia inteiro.',
    '31/03/2026 23:59',
  ),
  IdSituacaoManifestacao: {
    descricao: 'A situação, da tabela situacoes-manifestacao.',
    valores: numeros(Situacao),
    exemplo: Situacao.concluida,
  },
  IdTipoFormulario: {
    descricao: 'O formulário, da tabela tipos-formulario; precisa ser o do tipo de manifestação.',
    valores: numeros(TipoFormulario),
    exemplo: TipoFormulario.padrao,
  },
  IdTipoManifestacao: {
    descricao:
      'O tipo, da tabela tipos-manifestacao. A denúncia, a reclamação, a sugestão e a solicitação sem nome viram comunicação (7), com o tipo pedido guardado.',
    valores: [1, 2, 3, 4, 5, 8, 9],
    exemplo: TipoManifestacao.reclamacao,
  },
  IdTipoIdentificacaoManifestante: {
    descricao:
      '1: sem nome (denúncia, reclamação, sugestão e solicitação); 3: com o nome protegido de terceiros; 4: com o nome aberto ao órgão.',
    valores: Object.values(TipoIdentificacao),
    exemplo: TipoIdentificacao.semRestricao,
  },
  ApenasDenunciasAptas: indicador('Só as denúncias consideradas aptas.'),
  ApenasComApuracaoDeEmpresa: indicador('Só as que envolvem empresa.'),
  ApenasComApuracaoDeServidor: indicador('Só as que envolvem servidor público.'),
  somenteOuvidoriasAtivas: indicador('Só as ouvidorias que atendem hoje.'),
  MaxResultados: diz('Quantos itens vêm, de 1 a 500. Sem ele vêm 500.', 100),
  PosInicioPagina: diz('A posição do primeiro item da página; a primeira é 0.', 0),
  OrderBy: diz(
    'A ordem: IdManifestacao, DataCadastro, DataPrazoResposta, DataAtualizacao ou NumProtocolo, seguido ou não de desc.',
    'DataCadastro desc',
  ),
  Cursor: diz('O que veio no cabeçalho X-Proximo-Cursor da página anterior; nunca escreva um.'),
  idManifestacao: diz('O número da manifestação, que vem em IdManifestacao.', 1187),
  idAnexo: diz('O número do anexo, que vem em IdAnexoManifestacao.', 45),
  idTipoManifestacao: diz('Só o que cabe a este tipo de manifestação.', TipoManifestacao.reclamacao),
  idTipoFormulario: diz('Só o que cabe a este formulário.', TipoFormulario.padrao),
  uf: diz('A sigla do estado.', 'CE'),
  grant_type: {
    descricao: 'client_credentials, preferido, ou password, com username e password.',
    valores: ['client_credentials', 'password'],
  },
  client_id: diz('O número do cliente; pode vir no cabeçalho Authorization: Basic.'),
  client_secret: diz('O segredo do cliente; pode vir no cabeçalho Authorization: Basic.'),
  username: diz('Só com password: a conta de integração do órgão.'),
  password: diz('Só com password: a senha da conta.'),
  TextoManifestacao: diz('O relato ou o pedido, até 8.000 caracteres.', TEXTO),
  IdOuvidoriaDestino: diz('O órgão que responde; sem ele, o do próprio sistema.', 65),
  IdOrgaoDestinatario: diz('O mesmo que IdOuvidoriaDestino, para clientes antigos.'),
  IdOrgaoInteresse: diz('O órgão de que se fala, da tabela orgaos-siorg.', 214460),
  GeoReferencia: diz('O ponto do fato, em graus; vírgula ou ponto decimal.'),
  Latitude: como(-3.731862),
  Longitude: como(-38.52667),
  Manifestante: diz('Quem registra; fica de fora só na denúncia sem nome.'),
  DadosExtraJson: diz('Um texto com JSON do seu sistema, que volta em dadosExtraJson.'),
  IndEnviarEmailCidadao: indicador('Avisar quem registrou por e-mail. Sem ele, avisa.'),
  IndEnviarEmailOuvidoria: indicador('Avisar o órgão por e-mail. Sem ele, avisa.'),
  IdModoResposta: diz('Como receber a resposta, da tabela modos-resposta.', 1),
  CodServicoMPOG: diz('O número do serviço no portal de serviços.', 4021),
  TxtOutroServico: diz('O nome do serviço, quando ele não tem número.', 'Emissão de certidão'),
  IdAssunto: diz('O assunto, da tabela assuntos.', 57),
  PropostaMelhoria: diz(
    'O que poderia ser mais simples; obrigatória no Simplifique.',
    'Pedir o papel uma vez só.',
  ),
  Anexos: diz('Até 10 arquivos.'),
  NomeArquivo: diz('O nome, com a extensão.', 'espera.txt'),
  ConteudoZipadoEBase64: diz('Os bytes comprimidos com gzip e escritos em base64.', ARQUIVO_EXEMPLO),
  TamanhoArquivo: diz('Quantos bytes tem o arquivo aberto.', 43),
  IdAws: diz('Aceito e ignorado, para clientes antigos.'),
  IdAnexoGenerico: diz('Aceito e ignorado, para clientes antigos.'),
  Envolvidos: diz('De quem se fala.'),
  PessoasQueNaoDevemVer: diz(
    'Pessoas do órgão que não devem ver a manifestação, como pediu quem relata; o órgão confere quem são.',
  ),
  Funcao: diz('A função ou o setor da pessoa, se quem relata souber.', 'Chefe de compras'),
  Orgao: diz('O órgão ou a empresa da pessoa.', 'Secretaria de Compras'),
  IdFuncaoEnvolvidoManifestacao: diz('A função, da tabela funcoes-envolvido.', 7),
  IdCanalEntrada: {
    descricao: 'Por onde a pessoa chegou, da tabela canais-entrada; sem ele, web service.',
    valores: Object.values(CanalEntrada),
    exemplo: CanalEntrada.telefone,
  },
  genero: diz('Como a pessoa se identifica.', 'Feminino'),
  IdPais: diz(
    'O país, da tabela paises; o Brasil é 1058. Um código que ela não tem é guardado como veio.',
    1058,
  ),
  IdTipoDocumentoIdentificacao: diz('1: CPF; 8: CNPJ.', 1),
  NumeroDocumentoIdentificacao: diz('O número, com ou sem pontuação.', '52998224725'),
  Representante: diz(
    'Quem age em nome da pessoa (Lei 9.784/1999, art. 9º), com o documento que o prova. Não cabe em registro anônimo nem com a identidade preservada.',
  ),
  'Representante.Nome': diz('O nome de quem representa.', 'Benedita Quaresma Luz'),
  'Representante.Qualidade': {
    descricao: `Em que qualidade: ${Object.entries(qualidades)
      .map(([nome, rotulo]) => `${nome} (${rotulo})`)
      .join(', ')}.`,
    valores: Object.keys(qualidades),
    exemplo: 'procurador',
  },
  'Representante.ValidoAte': dia(
    'O último dia da representação; sem ele, vale enquanto a manifestação durar.',
    '31/12/2026',
  ),
  'Representante.Anexos': diz(
    'A procuração, ou outro documento que prove a representação: ao menos um arquivo.',
  ),
  IdFaixaEtaria: diz('A faixa, da tabela faixas-etarias.', 3),
  IdRacaCor: diz('A raça ou cor, da tabela racas-cores.', 2),
  CEP: diz('Oito algarismos.', '60160-230'),
  IdMunicipio: diz('O município, da tabela municipios.', 230440),
  Logradouro: diz('A rua ou avenida.', 'Avenida Beira-Mar'),
  Numero: diz('O número na rua.', '100'),
  'Manifestante.Complemento': diz('Apartamento, sala, bloco.', 'Apto 12'),
  'Endereco.Complemento': como('Apto 12'),
  Bairro: diz('O bairro.', 'Meireles'),
  Email: diz('O endereço de e-mail.', 'maria@example.org'),
  Nome: diz('O nome.', 'Maria da Silva'),
  IdTipoRespostaManifestacao: {
    descricao: '1: pede complementação; 2: resposta conclusiva; 3: resposta intermediária.',
    valores: [1, 2, 3],
    exemplo: 2,
  },
  TxtResposta: diz('O que a pessoa lê.', 'Abrimos mais dois guichês, e a espera caiu para vinte minutos.'),
  TxtNovidade: diz(
    'Só no pedido de complementação, e obrigatório a partir do segundo: o que há de novo desde o anterior. Quem registrou lê.',
  ),
  CodigoDecisao: diz('Só no acesso à informação: a decisão, da tabela codigos-decisao.'),
  IdClassificacaoAvaliacaoManifestacao: diz(
    'Só no acesso à informação: a especificação, da tabela codigos-especificacao-decisao.',
  ),
  DataCompromisso: dia('O dia prometido para entregar o que foi concedido.', '30/03/2026'),
  RespostaPublicavel: indicador('Se a resposta pode ser publicada. Na denúncia nunca é.'),
  InformacoesAdicionais: diz('O que a análise da denúncia achou.'),
  Detalhes: diz(
    'O que a resposta conclusiva precisa dizer além do texto. Reclamação: DecisaoFinal. Elogio: Agente e Chefia. Sugestão e Simplifique: Adocao (adotada, em-parte, nao-adotada) e PorQue. Solicitação: Possivel, e Forma e Meio, ou PorQue. Denúncia: Destino (apuracao, com OrgaoApurador, ou arquivamento, com PorQue). Acesso à informação: conforme a decisão, como FundamentoLegal do que é negado e PorQueNaoTudo (por que uma parte não foi entregue) do que é concedido em parte; ProtocoloAnterior do pedido repetido; FundamentoLegal e OndePedir do que não é pedido de informação ou é de outro órgão (com OrgaoCompetente).',
  ),
  IdSubAssunto: diz('O subassunto, entre os do órgão; nulo tira o que havia.', 12),
  Tags: diz('Todas as etiquetas que a manifestação passa a ter.', ['fila', 'posto']),
  IndUrgente: indicador('Se é urgente.', false),
  TxtMotivoAlteracaoTipo: diz('Por que o tipo muda; o tipo se muda em pedido próprio.'),
  OrgaoExterno: diz(
    'Em vez de IdOuvidoriaDestino: o nome de um órgão de fora da plataforma, e o caso termina aqui.',
  ),
  TxtNotificacaoDestinatario: diz(
    'O que o órgão que recebe lê; obrigatório com IdOuvidoriaDestino.',
    'O posto de que se fala fica no campus de Fortaleza.',
  ),
  TxtNotificacaoSolicitante: diz(
    'O que quem registrou lê.',
    'Enviamos o seu pedido ao instituto que cuida do posto.',
  ),
  IdMotivoProrrogacaoManifestacao: diz('O motivo, da tabela motivos-prorrogacao.', 1),
  TxtJustificativaProrrogacao: diz(
    'Por que é preciso mais prazo.',
    'A área técnica precisa medir a espera por mais dias.',
  ),
  IdMotivoArquivamento: diz('O motivo, da tabela motivos-arquivamento.', 5),
  TxtJustificativa: diz('A justificativa, que fica no histórico.'),
};

/** Fields that only answers have, or that look different there. */
const recebidos: CamposDocumentados = {
  access_token: como('Vq3nB0xk7dY1'),
  expires_in: diz('Segundos até o fim.', 86_400),
  Links: self('/manifestacoes/1187'),
  'Anexos.Links': self('/manifestacoes/1187/anexos/45'),
  'Servico.Links': como([]),
  IdManifestacao: como(1187),
  IndPossuiIdentidadePreservada: como(false),
  IndRestricaoConteudo: como(false),
  IndAcessoRestrito: como(false),
  NumerosProtocolo: diz('Dezessete algarismos, sem pontuação.', [PROTOCOLO]),
  NumeroProtocolo: como(PROTOCOLO_ESCRITO),
  numProtocolo: como(PROTOCOLO_ESCRITO),
  CodigoAcesso: diz('Para quem registrou acompanhar sem conta; só aparece aqui.', 'K7QD-2M4X'),
  IdOuvidoria: como(6),
  IdOrgaoSiorg: como(2981),
  NomOuvidoria: como('Controladoria-Geral da União'),
  NomeOuvidoria: como('Controladoria-Geral da União'),
  NomeOrgao: como('Instituto Federal do Ceará'),
  IdEsfera: como(1),
  DescEsfera: como('Federal'),
  DescAssunto: como('Defesa do Consumidor'),
  DescSubAssunto: como('Filas no posto'),
  IdServicoMPOG: como(4021),
  'Servico.Nome': como('Emissão de certidão'),
  'EnvolvidosManifestacao.Nome': como('Chefe do setor'),
  DescTipoFormulario: como('Padrão'),
  DescTipoManifestacao: como('Reclamação'),
  EmailManifestante: diz('Nulo quando a identidade é protegida.', 'maria@example.org'),
  DataCadastro: dia('O dia do registro.'),
  PrazoAtendimento: dia(
    'O último dia para responder; nulo enquanto se espera a complementação.',
    '13/04/2026',
  ),
  DescSituacaoManifestacao: como('Concluída'),
  ResponsavelAnalise: diz('Os nomes, separados por ponto e vírgula.', 'Gustavo Teixeira Prado'),
  ResumoSolicitacao: como(''),
  Tag: como('fila; posto'),
  RegistradoPor: como('Manifestante'),
  DescCanalEntrada: como('Telefone'),
  DescModoResposta: como('Pelo sistema (com avisos por email)'),
  Apta: diz('Sim, Não ou, fora da denúncia, vazio.', ''),
  EnvolveEmpresa: diz('Sim, Não ou, fora da denúncia, vazio.', ''),
  EnvolveServidorPublico: diz('Sim, Não ou, fora da denúncia, vazio.', ''),
  EnvolveCargoComissionadoDAS4OuSuperior: diz('Sim, Não ou, fora da denúncia, vazio.', ''),
  dadosExtraJson: como([{ origem: 'aplicativo' }]),
  ObservacoesOuvidoria: como(''),
  DescricaoAtosOuFatos: como(TEXTO),
  IdAnexoManifestacao: como(45),
  IdObjeto: diz('A resposta, a complementação ou a manifestação a que o anexo pertence.', 1187),
  IndComplementar: diz('Veio com a complementação.', false),
  IdTipoAnexoManifestacao: como(1),
  DescTipoAnexoManifestacao: como('Anexo Manifestação'),
  TipoConteudo: como('text/plain'),
  DescMunicipio: como('Fortaleza'),
  SigUf: como('CE'),
  DescUf: como('Ceará'),
  DescricaoLocalFato: como('No posto do Centro'),
  IdEnvolvidoManifestacao: como(1),
  Funcao: como('Chefe de unidade'),
  CpfEnvolvido: SEMPRE_NULO,
  NomeExibido: como('Quando'),
  Valor: como('Em fevereiro'),
  DescTipoAcaoManifestacao: como('Registro Resposta'),
  DataHoraAcao: {
    descricao: 'dd/MM/aaaa HH:mm, no horário de Brasília.',
    padrao: DIA_E_HORA,
    exemplo: '12/03/2026 09:30',
  },
  Responsavel: como('Gustavo Teixeira Prado (CGU)'),
  'HistoricoAcao.InformacoesAdicionais': como('O órgão deu a resposta conclusiva.'),
  IdRespostaManifestacao: como(302),
  DescTipoRespostaManifestacao: como('Resposta Conclusiva'),
  codigoDecisao: como(5),
  descricaoDecisao: como('Acesso Concedido'),
  DescClassificacaoAvaliacaoManifestacao: como('Informações enviadas por e-mail'),
  idComplemento: como(88),
  texto: como('Foi na segunda-feira, dia nove.'),
  'OuvidoriaOrigem.NomOuvidoria': como('Instituto Federal do Ceará'),
  PrazoOriginal: dia('', '13/04/2026'),
  NovoPrazo: dia('', '13/05/2026'),
  DescMotivoProrrogacaoManifestacao: como('Complexidade para elaboração da resposta'),
  'Denuncia.Data': dia(''),
  TxtFato: como('As diárias de 2025 nunca chegaram.'),
  IdTTipoIdentificacaoManifestanteDTO: como(4),
  DescTipoIdentificacaoManifestanteDTO: como('Identificada sem restrição'),
  DescTipoIdentificacaoManifestante: como('Identificada sem restrição'),
  IdTipoPessoa: como(1),
  DescTipoPessoa: como('Pessoa Física'),
  'Pais.Descricao': como('Brasil'),
  DescTipoDocumentoIdentificacao: como('CPF'),
  DataNascimento: SEMPRE_NULO,
  'Telefone.Numero': como('999123456'),
  ddd: como('85'),
  FaixaEtaria: como('30 a 39 anos'),
  descRacaCor: como('Branca'),
  IdProfissao: como(5),
  DescProfissao: como('Membro de organização da sociedade civil'),
  IdEscolaridade: como(4),
  'Escolaridade.Descricao': como('Ensino Superior'),
  RazaoSocial: diz('Só de empresa.', null),
  TipoInstituicao: SEMPRE_NULO,
  AreaAtuacao: SEMPRE_NULO,
  NomeRepresentante: SEMPRE_NULO,
  CargoRepresentante: SEMPRE_NULO,
  EmailRepresentante: SEMPRE_NULO,
  idRecurso: como(71),
  IdInstanciaRecurso: como(1),
  DescInstanciaRecurso: como('Primeira Instância'),
  IdTipoRecurso: como(2),
  DescTipoRecurso: como('Informação incompleta'),
  dataRecurso: { padrao: DIA_E_SEGUNDOS, exemplo: '12/03/2026 09:30:00' },
  'Recursos.prazoAtendimento': { padrao: DIA_E_SEGUNDOS, exemplo: '17/03/2026 23:59:59' },
  idSituacaoRecurso: como(2),
  descSituacaoRecurso: como('Respondido'),
  descOrigemSolicitacao: como('Internet'),
  justificativa: como('A planilha que veio não tem os gastos de 2025, que eu pedi.'),
  qtdAnexos: como(1),
  IdAnexoRecurso: como(46),
  nomeArquivo: como('razoes.pdf'),
  Instancia: diz('A instância do recurso a que o arquivo pertence.'),
  datRegistroResposta: { padrao: DIA_E_SEGUNDOS, exemplo: '16/03/2026 15:10:00' },
  descTipoRespostaRecurso: como('Indeferido'),
  txtInformacaoRecursal: como('Decisão mantida'),
  txtJustificativa: como('A decisão do órgão fica mantida, pelas razões que ele deu.'),
  responsavelResposta: como('Rogério Antunes Farias (CGU)'),
  destinatarioRecursoProximaInstancia: como('Segunda Instância'),
  datPrazoRecurso: { padrao: DIA_E_SEGUNDOS, exemplo: '26/03/2026 23:59:59' },
  idAnexoRespostaRecurso: como(47),
  TotalRegistrosEncontrados: como(1),
  ResultadosLimitadosAoMaximo: diz('Há mais do que veio: peça um período menor.', false),
  DataAdesaoEOuvPadrao: dia('Desde quando atende.', '02/01/2015'),
  DataAdesaoEOuvSimplifique: dia('Desde quando recebe o Simplifique.', '02/01/2018'),
  DataInativacao: dia('Desde quando não atende; nulo se atende.', null),
  IndEnviaDenunciasCguPad: como(false),
  IndEnviaDenunciasCguPj: como(false),
};

/** Fields that only the look-up tables have. */
const dasTabelas: CamposDocumentados = {
  IdSubtipoFormulario: como(1),
  DescSubtipoFormulario: como('Assédio moral'),
  DescricaoDecisao: como('Acesso Negado'),
  IdDetalhamentoEspecificacaoManifestacao: como(1),
  DescDetalhamentoEspecificacaoManifestacao: como('Informação pessoal'),
  IdMotivoDemandaResolvida: como(1),
  DescMotivoDemandaResolvida: como('O problema foi resolvido'),
  DescMotivoArquivamento: como('Perda de objeto'),
  IdTipoRespostaRecurso: como(3),
  DescTipoRespostaRecurso: como('Indeferido'),
  IdEspecificacaoRespostaRecurso: como(3),
  DescEspecificacaoRespostaRecurso: como('Decisão mantida'),
  IdsTipoRespostaRecurso: como([3]),
  IdDetalhamentoEspecificacaoRespostaRecurso: como(1),
  DescDetalhamentoEspecificacaoRespostaRecurso: como('Informação pessoal'),
  IdJustificativaNaoConhecimento: como(6),
  DescJustificativaNaoConhecimento: como('Fora do prazo'),
  IdItemInterface: como(1),
  IdPerfil: como(5),
  'paises.Descricao': como('Brasil'),
  'escolaridades.Descricao': como('Ensino Superior'),
  Area: como('Consumidor'),
  DescRacaCor: como('Branca'),
  IdGenero: como(2),
  DescGenero: como('Feminino'),
  DescFaixaEtaria: como('30 a 39 anos'),
  IdTipoInstituicao: como(1),
  DescTipoInstituicao: como('Empresa privada'),
  DescFuncaoEnvolvidoManifestacao: como('Chefe de unidade'),
};

/** The documentation of each field, by its name or, if two share a name, by its parent. */
export const camposDaIntegracao: CamposDocumentados = { ...enviados, ...recebidos, ...dasTabelas };
