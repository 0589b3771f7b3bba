import { type IdInstancia, Instancia } from '#capabilities/recurso/domain/instancia.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';
import type { LinhaDoConteudo } from './conteudo-minimo.ts';

const autoridades: Readonly<Partial<Record<IdInstancia, string>>> = {
  [Instancia.primeira]: 'Quem decide é a autoridade acima de quem respondeu, no próprio órgão.',
  [Instancia.segunda]: 'Quem decide é a autoridade máxima do órgão.',
  [Instancia.cgu]: 'Quem decide é a Controladoria-Geral da União.',
};

/** Every answer says that it can be appealed, until when and to whom (Decreto 7.724/2012, art. 19, II). */
export const recursoDaResposta = (ate: PlainDate, instancia: IdInstancia | undefined): LinhaDoConteudo => ({
  rotulo: 'Se você não concordar',
  valor: [
    `Você pode recorrer até ${formatData(ate)}.`,
    instancia === undefined ? undefined : autoridades[instancia],
  ]
    .filter(Boolean)
    .join(' '),
});
