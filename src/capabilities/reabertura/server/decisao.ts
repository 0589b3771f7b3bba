import { assinatura, type Caso, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import type { DecisaoDoPedido } from './pedido-repository.ts';

export const decisaoDe = (
  caso: Caso,
  quem: QuemAge,
  { concedida, justificativa, agora }: { concedida: boolean; justificativa: string; agora: Date },
): DecisaoDoPedido => {
  const { texto, texto_cifrado } = caso.guardarTexto(justificativa);
  return {
    concedida,
    justificativa: texto,
    justificativa_cifrada: texto_cifrado,
    ...assinatura(quem, caso),
    decidida_em: agora,
  };
};
