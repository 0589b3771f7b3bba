import { DIAS_COMPLEMENTACAO, DIAS_PARA_RECORRER } from '#kernel/prazo/prazos-da-lei.ts';
import { dizAlguma, expressoes } from './expressao.ts';
import type { PalavraOuvida } from './parecida.ts';

/** What a person may want to do with something already filed. */
const atosDoCaso = [
  'desistir',
  'reabrir',
  'complementar',
  'anexar',
  'alterar',
  'contestar',
  'acompanhar',
] as const;
export type AtoDoCaso = (typeof atosDoCaso)[number];

const ATOS: Readonly<Record<AtoDoCaso, ReturnType<typeof expressoes>>> = {
  desistir: expressoes(
    'desistir, dezistir, desisto, desistencia, desistindo, cancelar, cancela, cancelo, cancelamento, retirar, retiro, tirar, excluir, apagar, deletar, remover, encerrar, anular, voltar atras',
  ),
  reabrir: expressoes(
    'reabrir, reabir, reabre, reabertura, reabro, abrir de_novo, abrir novamente, desarquivar, reativar',
  ),
  complementar: expressoes(
    'complementar, complementa, complemento, complementaçao, completar, acrescentar, adicionar, incluir mais, mandar mais, enviar mais, escrever mais',
  ),
  anexar: expressoes(
    'anexar, anexa, anexo, anexei, juntar, mandar foto*, enviar foto*, colocar foto*, mandar documento*, enviar documento*, mandar arquivo*, enviar arquivo*, mandar prova*',
  ),
  alterar: expressoes(
    'alterar, altera, alterou, mudar, muda, corrigir, corrijo, editar, edito, trocar, modificar, arrumar, consertar',
  ),
  contestar: expressoes(
    'negaram, negado, negada, negou, indeferi*, recusaram, recusado, recusada, rejeitaram',
  ),
  acompanhar: expressoes(
    'saber_da, saber_do, saber_de, saber_sobre, saber_como_esta, saber_como_ta, saber_se ja, saber_minha, saber_meu, acompanhar, acompanho, ver_minha, ver_meu, ver_a_minha, ver_o_meu, vejo_minha, vejo_meu, consultar, consulto, andamento, noticia*, novidade*, situaçao, status, como_esta, como_ta, como_anda, cade',
  ),
};
const CASO = expressoes(
  'manifestaçao, manifestaçoes, denuncia, denunsia, denuncias, reclamaçao, reclamaçoes, reclamassao, solicitaçao, solicitaçoes, sugestao, elogio, simplifique, pedido, pedidos, protocolo, registro, relato, recurso, comunicaçao',
);
const JA_FEITO = expressoes(
  `meu, minha, meus, minhas, que_fiz, que_eu_fiz, que_registrei, que_eu_registrei, que_abri, que_enviei, que_mandei, ja_fiz, ja_registrei, ja_abri, ja_mandei, ja_enviei`,
);
/** These make sense only for something already filed. */
const SO_DO_QUE_EXISTE: readonly AtoDoCaso[] = ['desistir', 'reabrir'];

/** Somebody who asks why gets the answer from the help. */
const POR_QUE = expressoes('pq, porque, por_que, porq');

const MAX_PALAVRAS = 16;

/** 'Quero cancelar minha reclamação' is about something filed. Null for anything else. */
export const atoDoCasoExistente = (palavras: readonly PalavraOuvida[]): AtoDoCaso | null => {
  if (palavras.length > MAX_PALAVRAS || !dizAlguma(palavras, CASO)) return null;
  if (dizAlguma(palavras.slice(0, 2), POR_QUE)) return null;
  const isMeu = dizAlguma(palavras, JA_FEITO);
  const ato = atosDoCaso.find(
    (cada) => (isMeu || SO_DO_QUE_EXISTE.includes(cada)) && dizAlguma(palavras, ATOS[cada]),
  );
  return ato ?? null;
};

export const comoFazer: Readonly<Record<Exclude<AtoDoCaso, 'acompanhar'>, string>> = {
  desistir:
    'Para desistir do que você já registrou, abra os detalhes da manifestação e escolha Desistir. Dá para desistir enquanto não houver resposta final; a manifestação é arquivada e o órgão é avisado. Não é preciso registrar outra.',
  reabrir:
    'Quem reabre uma manifestação concluída ou arquivada é o gestor do órgão. Escreva ao órgão, citando o protocolo, e diga por que o caso precisa continuar. Se for reaberta, você é avisado e um novo prazo começa.',
  complementar: `Para complementar o que você já registrou, abra a manifestação e escolha Complementar. A opção aparece quando o órgão pede mais informações; você tem ${DIAS_COMPLEMENTACAO} dias para responder.`,
  anexar:
    'Os arquivos vão junto com o registro. Depois de enviado, você anexa mais quando o órgão pede complementação: abra a manifestação e escolha Complementar.',
  alterar:
    'O texto enviado não muda, porque o prazo e a resposta dependem dele. Se o órgão pedir complementação, você acrescenta o que faltou; se errou tudo, pode desistir e registrar de novo.',
  contestar: `Se um pedido de acesso à informação foi negado, ou veio incompleto, você pode recorrer: abra o pedido respondido e escolha Recorrer. São ${DIAS_PARA_RECORRER} dias a partir da resposta. Na ouvidoria não há recurso: avalie a resposta ou registre de novo, citando o protocolo.`,
};
