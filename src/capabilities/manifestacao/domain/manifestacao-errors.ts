import { versaoMudou } from '#kernel/ato/versao-mudou.ts';
import { conflict, forbidden, invalid, notFound } from '#kernel/errors.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';

/** Also the answer to people who may not know that the case exists. */
export const manifestacaoNaoEncontrada = () =>
  notFound('manifestacao.nao-encontrada', 'Manifestação não encontrada.');

export const anonimatoSoNaDenuncia = () =>
  invalid('manifestacao.anonimato-so-na-denuncia', 'Só a denúncia pode ser registrada sem identificação.');

export const identificacaoNecessaria = () =>
  forbidden(
    'manifestacao.identificacao-necessaria',
    'Entre na sua conta para registrar. Só a denúncia pode ser feita sem identificação.',
  );

export const cadastroPendente = () =>
  forbidden(
    'manifestacao.cadastro-pendente',
    'Conclua a atualização do seu cadastro para registrar com a sua identificação.',
  );

export const atendimentoSoPorAtendente = () =>
  forbidden(
    'manifestacao.atendimento-so-por-atendente',
    'Só quem atende em uma ouvidoria registra em nome de outra pessoa.',
  );

export const orgaoNaoRecebe = () =>
  invalid('manifestacao.orgao-nao-recebe', 'Este órgão não recebe este tipo de manifestação.', {
    campos: { idOuvidoriaDestino: 'Este órgão não recebe este tipo de manifestação.' },
  });

export const orgaoDeOutraEsfera = (orgao: string, lugar: string) =>
  invalid(
    'manifestacao.orgao-de-outra-esfera',
    `${orgao} não pertence a ${lugar}. Escolha um órgão deste lugar ou recomece pela página inicial.`,
    { campos: { idOuvidoriaDestino: `Este órgão não pertence a ${lugar}.` } },
  );

export const atendenteSoNoProprioOrgao = () =>
  forbidden(
    'manifestacao.atendente-so-no-proprio-orgao',
    'Você só registra manifestações para o órgão em que trabalha.',
  );

export const subtipoNaoExiste = () =>
  invalid('manifestacao.subtipo-nao-existe', 'Este formulário não existe para este tipo de manifestação.');

export const assuntoNaoExiste = () =>
  invalid('manifestacao.assunto-nao-existe', 'Este assunto não está disponível. Escolha outro da lista.', {
    campos: { idAssunto: 'Este assunto não está disponível. Escolha outro da lista.' },
  });

export const naoEResponsavel = () =>
  forbidden('manifestacao.nao-e-sua', 'Só quem registrou a manifestação pode fazer isto.');

export const soNaDenuncia = () => conflict('manifestacao.so-na-denuncia', 'Isto só existe para denúncias.');

export const soNoAcessoAInformacao = () =>
  conflict('manifestacao.so-no-acesso', 'Isto só existe para pedidos de acesso à informação.');

export const naoNoAcessoAInformacao = () =>
  conflict(
    'manifestacao.nao-no-acesso',
    'A Lei de Acesso à Informação não permite pedir complementação nem parar o prazo.',
  );

export const pedidoRetirado = () =>
  conflict(
    'manifestacao.pedido-retirado',
    'Quem pediu a informação desistiu do pedido. Só essa pessoa pode pedir que ele seja reaberto.',
  );

export const pedidoTerminaPorDecisao = () =>
  conflict(
    'manifestacao.pedido-termina-por-decisao',
    'Um pedido de acesso à informação só termina com uma decisão, da qual a pessoa pode recorrer. Responda a ele; se o assunto for de outro órgão, a decisão é “Órgão não tem competência para responder sobre o assunto”.',
  );

export const envioDeOutraPessoa = () =>
  conflict('manifestacao.envio-ja-usado', 'Este envio pertence a outra conta. Recomece o registro.');

export const modoRespostaNaoExiste = () =>
  invalid('manifestacao.modo-resposta-nao-existe', 'Este modo de resposta não está disponível.', {
    campos: { idModoResposta: 'Este modo de resposta não está disponível.' },
  });

/** One act since the version that the person saw, as the history tells it. */
export interface MudancaDoCaso {
  readonly acao: string;
  readonly responsavel: string;
  readonly informacoes: string | null;
  readonly ocorridoEm: string;
}

/** Two people on one case: the second sees what changed before anything is overwritten. */
export const casoMudou = (versao: number, mudancas: readonly MudancaDoCaso[]) =>
  versaoMudou('manifestacao.mudou', { versao, mudancas });

export const naoTrabalhaNoOrgao = () =>
  forbidden('manifestacao.de-outro-orgao', 'Esta manifestação está com outro órgão.');

/** Decreto 10.153/2019, art. 7: the identity goes to another body only with consent. */
export const identidadeNaoVeioJunto = () =>
  forbidden(
    'manifestacao.identidade-nao-veio',
    'A identidade não veio com o encaminhamento: ela só vai para outro órgão com o consentimento de quem denunciou.',
  );

export const preservadaSoPeloSistema = () =>
  invalid(
    'registro.preservada-so-pelo-sistema',
    'Com a identidade preservada, a resposta vem pelo sistema: o órgão não sabe para onde escrever.',
    { campos: { idModoResposta: 'Escolha receber pelo sistema, ou identifique-se.' } },
  );

export const preservadaSemRepresentante = () =>
  invalid(
    'registro.preservada-sem-representante',
    'Com a identidade preservada, a representação não é anotada: o nome de quem representa diria ao órgão quem pediu.',
    {
      campos: {
        'atendimento.representante.nome': 'Tire a representação, ou deixe o órgão saber quem é a pessoa.',
      },
    },
  );

/** Lei 13.460/2017, art. 10 §7: kept from the office that answers, whatever its reason. */
export const identidadePreservada = () =>
  forbidden(
    'manifestacao.identidade-preservada',
    'Quem pediu a informação preservou a identidade: o órgão que responde não tem acesso a ela.',
  );

export const jaRestrita = () =>
  conflict('manifestacao.ja-restrita', 'O conteúdo desta manifestação já está restrito.');

export const naoRestrita = () =>
  conflict('manifestacao.nao-restrita', 'O conteúdo desta manifestação não está restrito.');

export const naoAnonima = () =>
  conflict(
    'manifestacao.nao-anonima',
    'A conversa existe para quem é anônimo. Quem se identificou acrescenta o que quiser ao caso, e então o órgão responde ali.',
  );

/** Decreto 9.492/2018, art. 18: a term for somebody whom no notice reaches would only end the case. */
export const conversaServe = () =>
  conflict(
    'manifestacao.anonima-sem-complementacao',
    'Quem registrou é anônimo e nenhum aviso chega a essa pessoa: pergunte pela conversa do caso. O prazo do órgão continua a correr.',
  );

/** Lei 9.784/1999, art. 51 §2: what was denounced concerns more people than who told it. */
export const desistirDaDenunciaEPedido = () =>
  conflict(
    'desistencia.denuncia-espera-decisao',
    'A desistência não arquiva uma denúncia: peça para desistir, e o órgão decide.',
  );

export const decidaADesistencia = () =>
  conflict(
    'desistencia.espera-decisao',
    'Quem denunciou pediu para desistir. Decida isso antes, em “Decidir a desistência”: a pessoa é avisada do que foi decidido e por quê.',
  );
export const desistenciaJaPedida = () =>
  conflict('desistencia.ja-pedida', 'Você já pediu para desistir. O órgão ainda vai decidir.');

export const semDesistenciaADecidir = () =>
  conflict('desistencia.nada-a-decidir', 'Não há desistência à espera de decisão nesta manifestação.');

export const soParteFoiPedida = () =>
  conflict(
    'desistencia.so-de-uma-parte',
    'Quem denunciou desistiu só de uma parte: o resto continua, e a denúncia não é arquivada por isso.',
  );

export const tudoFoiPedido = () =>
  conflict('desistencia.de-tudo', 'Quem denunciou pediu para desistir de tudo, e não de uma parte.');

export const reaberturaJaPedida = () =>
  conflict(
    'reabertura.ja-pedida',
    'A reabertura já foi pedida uma vez desde que a manifestação terminou. A decisão do órgão fica no histórico.',
  );

export const semReaberturaADecidir = () =>
  conflict('reabertura.nada-a-decidir', 'Não há pedido de reabertura à espera de decisão.');

export const reaberturaForaDoPrazo = (ultimoDia: PlainDate | null) =>
  conflict(
    'reabertura.fora-do-prazo',
    ultimoDia
      ? `O prazo para pedir a reabertura terminou em ${formatData(ultimoDia)}. Registre uma nova manifestação.`
      : 'Só se pede a reabertura do que terminou.',
  );

export const contatoSoAntesDaTriagem = () =>
  conflict(
    'manifestacao.contato-so-antes-da-triagem',
    'O contato só pode ser corrigido antes da triagem. Depois dela, quem registrou atualiza o próprio cadastro.',
  );

/** Lei 12.527/2011, arts. 15 and 16: reopening would take the case away from its judges. */
export const jaFoiAInstancia = () =>
  conflict(
    'manifestacao.ja-foi-a-instancia',
    'Este pedido já tem recurso e não é reaberto: o que as instâncias decidem se cumpre, não se responde de novo.',
  );

export const jaProrrogada = () =>
  conflict('manifestacao.ja-prorrogada', 'O prazo só pode ser prorrogado uma vez, e já foi.');

export const jaAvaliada = () => conflict('manifestacao.ja-avaliada', 'Você já avaliou esta resposta.');

export const codigoVistoPorOutros = () =>
  conflict(
    'manifestacao.codigo-visto-por-outros',
    'O código de acesso desta manifestação passou por quem a registrou. Para sua segurança, responda pelo link que mandamos por e-mail ou entrando na sua conta. Sem a sua resposta, seus dados não são enviados.',
  );

export const naoAguardaConsentimento = () =>
  conflict('manifestacao.consentimento-nao-cabe', 'Não há pedido de consentimento para esta manifestação.');

export const semIdentificacao = () =>
  conflict(
    'manifestacao.sem-identificacao',
    'Quem registrou não se identificou: não há identidade a conhecer, nem alguém a representar ou a avisar.',
  );

export const nadaAAvisar = () =>
  conflict(
    'ciencia.nada-a-avisar',
    'Não há ciência a registrar: quem registrou já sabe de tudo o que o órgão respondeu, decidiu, entregou ou pediu.',
  );

export const consentimentoJaPedido = (ultimoDia: PlainDate | null) =>
  conflict(
    'manifestacao.consentimento-ja-pedido',
    `Já há um pedido de consentimento sem resposta${ultimoDia ? `: a pessoa pode responder até ${formatData(ultimoDia)}` : ''}. Espere a resposta ou o fim do prazo para pedir outro.`,
  );

/** The person or the law restricts the identity: only the person who filed may correct it. */
export const contatoRestrito = () =>
  conflict(
    'analise.contato-restrito',
    'A identidade desta manifestação é restrita: o contato só pode ser corrigido por quem registrou.',
  );

export const naoEstaNaArea = () =>
  conflict('manifestacao.nao-esta-na-area', 'Esta manifestação não está com a sua área.');

export const noGrupo = () =>
  conflict(
    'manifestacao.no-grupo',
    'Esta manifestação está agrupada: responda pela principal, ou retire-a do grupo.',
  );

export const notaJaDada = () =>
  conflict('manifestacao.nota-ja-dada', 'A nota deste registro já foi dada. Obrigado!');

export const listaDeOutroOrgao = () =>
  forbidden('tratamento.de-outro-orgao', 'Você só vê as manifestações do órgão em que trabalha.');

export const prorrogacaoForaDoPrazo = (prazo: PlainDate, acesso: boolean) =>
  conflict(
    'prorrogacao.fora-do-prazo',
    acesso
      ? `O prazo terminou em ${formatData(prazo)}. No acesso à informação, a prorrogação precisa ser comunicada antes do fim do prazo.`
      : `O prazo terminou em ${formatData(prazo)} e não pode mais ser prorrogado.`,
  );
