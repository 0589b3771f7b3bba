import type { ExemploDeCorpo } from '#kernel/endpoint.ts';
import { ARQUIVO, type Exemplos } from './exemplo.ts';
import type { RegistroExemplo } from './registrar.ts';

/** An act on a case filed as in that example. */
export interface ExemploNoCaso extends ExemploDeCorpo {
  readonly sobre: RegistroExemplo;
}

const conclusiva = (
  titulo: string,
  sobre: RegistroExemplo,
  TxtResposta: string,
  mais: object,
): ExemploNoCaso => ({ titulo, sobre, corpo: { IdTipoRespostaManifestacao: 2, TxtResposta, ...mais } });

const acesso = (titulo: string, TxtResposta: string, mais: object): ExemploNoCaso =>
  conclusiva(`Acesso à informação: ${titulo}`, 'acesso', TxtResposta, mais);

/** POST /manifestacoes/{id}/respostas: each kind of answer, and the conclusive one of each type and decision. */
export const exemplosDaResposta: Exemplos<ExemploNoCaso> = {
  reclamacao: conclusiva(
    'Reclamação',
    'reclamacao',
    'Abrimos mais dois guichês, e a espera caiu para vinte minutos.',
    { Detalhes: { DecisaoFinal: 'Procedente: mais dois guichês foram abertos.' }, Anexos: [ARQUIVO] },
  ),
  complementacao: {
    titulo: 'Pedido de complementação',
    sobre: 'reclamacao',
    corpo: {
      IdTipoRespostaManifestacao: 1,
      TxtResposta: 'Diga, por favor, em que dia e em que posto a espera aconteceu.',
    },
  },
  complementacaoDeNovo: {
    titulo: 'Pedido de complementação, do segundo em diante',
    sobre: 'reclamacao',
    corpo: {
      IdTipoRespostaManifestacao: 1,
      TxtResposta: 'Diga, por favor, a hora em que a senha foi chamada.',
      TxtNovidade: 'Já sabemos o dia e o posto; falta a hora, para achar a senha no registro.',
    },
  },
  intermediaria: {
    titulo: 'Resposta intermediária',
    sobre: 'reclamacao',
    corpo: {
      IdTipoRespostaManifestacao: 3,
      TxtResposta: 'Fomos ao posto na segunda-feira e estamos medindo a espera desta semana.',
      Anexos: [ARQUIVO],
    },
  },
  elogio: conclusiva('Elogio', 'elogio', 'O elogio foi lido para a servidora e para a chefia dela.', {
    Detalhes: { Agente: 'Ana Paula Lima', Chefia: 'Rui Melo Barros' },
  }),
  sugestao: conclusiva('Sugestão', 'sugestao', 'A senha por telefone começa na primeira semana de abril.', {
    Detalhes: { Adocao: 'em-parte', PorQue: 'Há atendentes para a marcação só das sete às oito.' },
  }),
  simplifique: conclusiva(
    'Simplifique',
    'simplifique',
    'O comprovante passa a ser pedido uma vez só, na primeira página.',
    { Detalhes: { Adocao: 'adotada', PorQue: 'O sistema já guarda o comprovante que foi enviado.' } },
  ),
  solicitacaoPossivel: conclusiva(
    'Solicitação que se pode atender',
    'solicitacao',
    'A segunda via está pronta e pode ser retirada a partir de amanhã.',
    { Detalhes: { Possivel: true, Forma: 'Certidão impressa e assinada', Meio: 'Retirada no guichê 3' } },
  ),
  solicitacaoImpossivel: conclusiva(
    'Solicitação que não se pode atender',
    'solicitacao',
    'Não podemos emitir esta certidão, pela razão que dizemos abaixo.',
    { Detalhes: { Possivel: false, PorQue: 'O tempo de serviço foi prestado em outro órgão.' } },
  ),
  denunciaParaApuracao: conclusiva(
    'Denúncia que vai para apuração',
    'denuncia',
    'A denúncia foi enviada à corregedoria, que vai apurar o que foi contado.',
    {
      InformacoesAdicionais: {
        Apta: 'Sim',
        EnvolveEmpresa: 'Sim',
        EnvolveServidorPublico: 'Sim',
        EnvolveCargoComissionadoDAS4OuSuperior: 'Não',
      },
      Detalhes: { Destino: 'apuracao', OrgaoApurador: 'Corregedoria-Geral' },
    },
  ),
  denunciaArquivada: conclusiva(
    'Denúncia arquivada',
    'denunciaAnonima',
    'A denúncia foi arquivada, pela razão que dizemos abaixo.',
    {
      InformacoesAdicionais: { Apta: 'Não' },
      Detalhes: {
        Destino: 'arquivamento',
        PorQue: 'Não há elementos que permitam apurar o que foi contado.',
      },
    },
  ),
  acessoConcedido: acesso('concedido', 'A planilha com as diárias de 2025 está anexa.', {
    CodigoDecisao: 5,
    IdClassificacaoAvaliacaoManifestacao: 1,
    RespostaPublicavel: true,
    Detalhes: { IdDetalhamento: 1 },
    Anexos: [ARQUIVO],
  }),
  acessoPeloCorreio: acesso('concedido, com entrega marcada', 'As diárias de 2025 vão pelo correio.', {
    CodigoDecisao: 5,
    IdClassificacaoAvaliacaoManifestacao: 3,
    DataCompromisso: '30/03/2026',
    RespostaPublicavel: false,
    Detalhes: { PorQueNaoPublica: 'O processo traz o endereço de quem pediu.' },
  }),
  acessoPorConsulta: acesso('concedido, com consulta marcada', 'A pasta pode ser vista no arquivo central.', {
    CodigoDecisao: 5,
    IdClassificacaoAvaliacaoManifestacao: 5,
    DataCompromisso: '30/03/2026',
    Detalhes: {
      ConsultaHora: '14:30',
      ConsultaLocal: 'Arquivo central, Rua do Sol, 200, Centro, Fortaleza',
    },
  }),
  acessoEmParte: acesso('concedido em parte', 'Enviamos os valores; os nomes ficaram cobertos.', {
    CodigoDecisao: 2,
    IdClassificacaoAvaliacaoManifestacao: 16,
    Detalhes: {
      FundamentoLegal: 'Lei 12.527/2011, art. 31: são dados pessoais.',
      PorQueNaoTudo: 'A lista de nomes traz dados de saúde de servidores.',
    },
    Anexos: [ARQUIVO],
  }),
  acessoEmParteDepois: acesso('concedido em parte, o resto depois', 'Enviamos o primeiro semestre.', {
    CodigoDecisao: 2,
    IdClassificacaoAvaliacaoManifestacao: 17,
    DataCompromisso: '30/03/2026',
    Detalhes: {
      FundamentoLegal: 'Lei 12.527/2011, art. 11, § 1º, I: a parte que falta está sendo reunida.',
      PorQueNaoTudo: 'O segundo semestre está em papel e precisa ser digitado.',
      OQueSeraEntregue: 'A planilha do segundo semestre de 2025.',
    },
    Anexos: [ARQUIVO],
  }),
  acessoNegado: acesso('negado por dados pessoais', 'O acesso foi negado porque traz dados de saúde.', {
    CodigoDecisao: 1,
    IdClassificacaoAvaliacaoManifestacao: 8,
    Detalhes: { FundamentoLegal: 'Lei 12.527/2011, art. 31: são dados de saúde.' },
  }),
  acessoSigiloso: acesso('negado por sigilo de outra lei', 'O acesso foi negado porque a lei o protege.', {
    CodigoDecisao: 1,
    IdClassificacaoAvaliacaoManifestacao: 9,
    Detalhes: {
      FundamentoLegal: 'Lei 5.172/1966, art. 198: é sigilo fiscal.',
      Restricao: 'permanente',
      PorQuePermanente: 'O sigilo fiscal não tem data para terminar.',
    },
  }),
  acessoClassificado: acesso('negado por informação classificada', 'O documento está classificado.', {
    CodigoDecisao: 1,
    IdClassificacaoAvaliacaoManifestacao: 10,
    Detalhes: {
      FundamentoLegal: 'Lei 12.527/2011, art. 23, III: traz risco à segurança.',
      RestritaAte: '31/12/2028',
      GrauSigilo: 'reservada',
      AutoridadeClassificadora: 'Diretoria de Segurança',
      CodigoIndexacao: '00106.000001.2025.R.05',
    },
  }),
  acessoInexistente: acesso('informação inexistente', 'O órgão não tem esta informação.', {
    CodigoDecisao: 3,
    Detalhes: { BuscaFeita: 'Procuramos no arquivo central e no sistema de diárias, de 2020 a 2025.' },
  }),
  acessoNaoEPedido: acesso('não é pedido de informação', 'O que foi pedido é um serviço do órgão.', {
    CodigoDecisao: 4,
    Detalhes: {
      FundamentoLegal: 'Lei 12.527/2011, art. 7º: o pedido é de um serviço, e não de informação.',
      OndePedir: 'No balcão de serviços, ou em uma solicitação de ouvidoria.',
    },
  }),
  acessoDeOutroOrgao: acesso('o órgão não tem competência', 'Quem tem esta informação é outro órgão.', {
    CodigoDecisao: 6,
    Detalhes: {
      FundamentoLegal: 'Lei 12.527/2011, art. 11, § 1º, III: a informação é de outro órgão.',
      OrgaoCompetente: 'Secretaria da Fazenda',
      OndePedir: 'Nesta plataforma, com a Secretaria da Fazenda como destino.',
    },
  }),
  acessoRepetido: acesso(
    'pergunta repetida, com o protocolo do pedido anterior',
    'Este pedido já foi respondido em outro protocolo.',
    {
      CodigoDecisao: 7,
      Detalhes: { ProtocoloAnterior: '00106.000001/2026-13' },
    },
  ),
};
