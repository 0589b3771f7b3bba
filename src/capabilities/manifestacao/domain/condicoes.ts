import type { Remedio } from '#capabilities/remedio/domain/remedio.ts';
import { exige, jaJulgado } from '#kernel/ato/condicao.ts';
import { isAcesso, isSigilosa } from '#kernel/enumeracoes.ts';
import { DIAS_PARA_PEDIR_REABERTURA } from '#kernel/prazo/prazos-da-lei.ts';
import type { FatosDaManifestacao } from './fatos.ts';
import {
  codigoVistoPorOutros,
  consentimentoJaPedido,
  contatoRestrito,
  contatoSoAntesDaTriagem,
  conversaServe,
  decidaADesistencia,
  desistenciaJaPedida,
  desistirDaDenunciaEPedido,
  identidadeNaoVeioJunto,
  identidadePreservada,
  jaAvaliada,
  jaFoiAInstancia,
  jaProrrogada,
  jaRestrita,
  nadaAAvisar,
  naoAguardaConsentimento,
  naoAnonima,
  naoEResponsavel,
  naoEstaNaArea,
  naoNoAcessoAInformacao,
  naoRestrita,
  naoTrabalhaNoOrgao,
  noGrupo,
  pedidoRetirado,
  pedidoTerminaPorDecisao,
  reaberturaJaPedida,
  semDesistenciaADecidir,
  semIdentificacao,
  semReaberturaADecidir,
  soNaDenuncia,
  soNoAcessoAInformacao,
  soParteFoiPedida,
  tudoFoiPedido,
} from './manifestacao-errors.ts';
import { isReabrivel } from './pode-pedir-reabertura.ts';

type Fatos = FatosDaManifestacao;

export const eManifestante = exige<Fatos>(
  'a pessoa registrou o caso, ou tem o código de acesso dele',
  ({ relacao }) => relacao === 'manifestante',
  naoEResponsavel,
);
export const trabalhaNoOrgao = exige<Fatos>(
  'a pessoa trabalha no órgão em que o caso está',
  ({ relacao }) => relacao === 'orgao',
  naoTrabalhaNoOrgao,
);
export const eParteDaConversa = exige<Fatos>(
  'a pessoa registrou o caso ou trabalha no órgão em que ele está',
  ({ relacao }) => relacao !== 'nenhuma' && relacao !== 'extraordinaria',
  naoEResponsavel,
);
export const eOuvidoria = exige<Fatos>(
  'não é um pedido de acesso à informação',
  ({ idTipoFormulario }) => !isAcesso(idTipoFormulario),
  naoNoAcessoAInformacao,
);
export const eAcesso = exige<Fatos>(
  'é um pedido de acesso à informação',
  ({ idTipoFormulario }) => isAcesso(idTipoFormulario),
  soNoAcessoAInformacao,
);
/** Lei 12.527/2011, arts. 11 and 15. */
export const terminaSemDecisao = exige<Fatos>(
  'não é um pedido de acesso à informação, que só termina com uma decisão ou com a desistência',
  ({ idTipoFormulario }) => !isAcesso(idTipoFormulario),
  pedidoTerminaPorDecisao,
);
export const eDenuncia = exige<Fatos>(
  'é uma denúncia ou comunicação',
  ({ idTipo }) => isSigilosa(idTipo),
  soNaDenuncia,
);
export const eProtegida = exige<Fatos>(
  'é ou já foi uma denúncia',
  ({ protegida }) => protegida,
  soNaDenuncia,
);
export const temDono = exige<Fatos>(
  'quem registrou se identificou',
  ({ anonima }) => !anonima,
  naoAguardaConsentimento,
);
export const identificada = exige<Fatos>(
  'quem registrou se identificou',
  ({ anonima }) => !anonima,
  semIdentificacao,
);
export const seIdentificou = exige<Fatos>(
  'quem registrou se identificou: com quem é anônimo, a conversa serve',
  ({ anonima }) => !anonima,
  conversaServe,
);
export const temConversa = exige<Fatos>(
  'quem registrou é anônimo; ou escreveu ao órgão depois do registro, e é o órgão quem responde',
  ({ anonima, relacao, acrescentada }) => anonima || (acrescentada && relacao === 'orgao'),
  naoAnonima,
);
export const naoProtegida = exige<Fatos>(
  'não é nem foi uma denúncia',
  ({ protegida }) => !protegida,
  desistirDaDenunciaEPedido,
);
export const semDesistenciaPedida = exige<Fatos>(
  'não há desistência à espera da decisão do órgão',
  ({ desistenciaPedida }) => !desistenciaPedida,
  desistenciaJaPedida,
);
/** What ends the case would answer the person's request in passing (Lei 9.784/1999, art. 51 § 2º). */
export const desistenciaDecidida = exige<Fatos>(
  'não há desistência à espera da decisão do órgão',
  ({ desistenciaPedida }) => !desistenciaPedida,
  decidaADesistencia,
);
export const comDesistenciaPedida = exige<Fatos>(
  'quem denunciou pediu para desistir e o órgão ainda não decidiu',
  ({ desistenciaPedida }) => desistenciaPedida !== null,
  semDesistenciaADecidir,
);
export const comDesistenciaInteira = exige<Fatos>(
  'quem denunciou pediu para desistir de tudo',
  ({ desistenciaPedida }) => desistenciaPedida === 'inteira',
  soParteFoiPedida,
);
export const comDesistenciaEmParte = exige<Fatos>(
  'quem denunciou pediu para desistir de uma parte',
  ({ desistenciaPedida }) => desistenciaPedida === 'em-parte',
  tudoFoiPedido,
);
export const aindaNaoPediuReabertura = exige<Fatos>(
  'a reabertura ainda não foi pedida desde que o caso terminou',
  ({ pediuReabertura }) => !pediuReabertura,
  reaberturaJaPedida,
);
export const comReaberturaPedida = exige<Fatos>(
  'quem registrou pediu a reabertura e o órgão ainda não decidiu',
  ({ reaberturaPedida }) => reaberturaPedida,
  semReaberturaADecidir,
);
export const comAlgoAAvisar = exige<Fatos>(
  'há algo de que quem registrou ainda não foi avisado',
  ({ semCiencia }) => semCiencia,
  nadaAAvisar,
);
export const aTempoDeReabrir = jaJulgado<Fatos>(
  `a pessoa soube do fim do caso há no máximo ${DIAS_PARA_PEDIR_REABERTURA} dias`,
  ({ reaberturaNoPrazo }) => reaberturaNoPrazo,
);
export const aindaNaoProrrogada = exige<Fatos>(
  'o prazo nunca foi prorrogado',
  ({ prorrogada }) => !prorrogada,
  jaProrrogada,
);
export const noPrazo = jaJulgado<Fatos>('o prazo ainda não terminou', ({ prorrogavel }) => prorrogavel);
export const tipoMudavel = jaJulgado<Fatos>(
  'não é um pedido de acesso vencido, já respondido ou que foi a uma instância',
  ({ mudaDeTipo }) => mudaDeTipo,
);
export const aindaNaoAvaliada = exige<Fatos>(
  'a resposta ainda não foi avaliada',
  ({ avaliada }) => !avaliada,
  jaAvaliada,
);
/** Decreto 10.153/2019, art. 7: a code that a clerk or a system saw, or could have taken first, is no proof that the person consents. */
export const respondePorSi = exige<Fatos>(
  'quem responde entrou na conta, veio pelo link do e-mail ou tem um código que só a pessoa pode ter visto',
  (fatos) => fatos.respondePorSi,
  codigoVistoPorOutros,
);
export const consentimentoAberto = exige<Fatos>(
  'há um pedido de consentimento sem resposta',
  (fatos) => fatos.consentimentoAberto,
  naoAguardaConsentimento,
);
export const semConsentimentoAberto = exige<Fatos>(
  'não há pedido de consentimento sem resposta',
  (fatos) => !fatos.consentimentoAberto,
  ({ consentimentoAte }) => consentimentoJaPedido(consentimentoAte),
);
export const contatoAberto = exige<Fatos>(
  'a identidade não é restrita',
  (fatos) => !fatos.contatoRestrito,
  contatoRestrito,
);
export const antesDaTriagem = exige<Fatos>(
  'ninguém assumiu a análise ainda',
  ({ triada }) => !triada,
  contatoSoAntesDaTriagem,
);
export const passoInternoAberto = exige<Fatos>(
  'a área da pessoa foi chamada e ainda não respondeu',
  ({ tramitacaoAberta }) => tramitacaoAberta,
  naoEstaNaArea,
);
export const naoEsperaAPrincipal = exige<Fatos>(
  'não espera a resposta da principal do seu grupo',
  ({ esperaAPrincipal }) => !esperaAPrincipal,
  noGrupo,
);
export const semRecurso = exige<Fatos>(
  'não é um pedido de acesso que já foi a uma instância',
  isReabrivel,
  jaFoiAInstancia,
);
export const naoRetirado = exige<Fatos>(
  'não é um pedido de acesso de que a pessoa desistiu, ou foi ela quem pediu a reabertura',
  ({ retirado, reaberturaPedida }) => !retirado || reaberturaPedida,
  pedidoRetirado,
);
export const identidadeVeioJunto = exige<Fatos>(
  'o órgão recebeu a identidade de quem registrou, que não pediu para preservá-la',
  ({ identidadeVisivel }) => identidadeVisivel,
  ({ preservada }) => (preservada ? identidadePreservada() : identidadeNaoVeioJunto()),
);
/** Lei 13.460/2017, art. 10 §7: whatever type the request gets later. */
export const naoPreservada = exige<Fatos>(
  'quem registrou não pediu para preservar a identidade',
  ({ preservada }) => !preservada,
  identidadePreservada,
);
export const semRestricao = exige<Fatos>(
  'o conteúdo não está restrito',
  ({ restrita }) => !restrita,
  jaRestrita,
);
export const comRestricao = exige<Fatos>('o conteúdo está restrito', ({ restrita }) => restrita, naoRestrita);

export const semMeiosAberto = jaJulgado<Fatos>(
  'a resposta só diz onde encontrar a informação, e a janela para recorrer está aberta',
  ({ semMeios }) => semMeios,
);

const JANELAS: Readonly<Record<Remedio, string>> = {
  recorrer: 'a janela para recorrer está aberta',
  reclamar: 'o prazo de resposta passou e a janela da reclamação está aberta',
  denunciarDescumprimento: 'há decisão favorável cujo dia de entrega passou',
  pedirRevisao: 'um pedido de acesso virou manifestação de ouvidoria e a janela da revisão está aberta',
};
/** The windows of the access law are judged beforehand (remedio/domain/remedios.ts). */
export const remedioAberto = (nome: Remedio) =>
  jaJulgado<Fatos>(JANELAS[nome], ({ remedios }) => remedios[nome]);
