import type { z } from 'zod';
import { acessoEmPalavras } from './acesso-em-palavras.ts';
import { type ConteudoMinimo, nomesDoConteudo as nomes, type sugestao } from './conteudo-minimo.ts';
import { readDetalhes } from './detalhes.ts';

export interface LinhaDoConteudo {
  readonly rotulo: string;
  readonly valor: string;
  /** The screen where the person does what the words say. */
  readonly caminho?: string | undefined;
}

const nomeDaAdocao: Readonly<Record<z.output<typeof sugestao>['adocao'], string>> = {
  adotada: 'A proposta foi adotada',
  'em-parte': 'A proposta foi adotada em parte',
  'nao-adotada': 'A proposta não foi adotada',
};

const linhasDo = (conteudo: ConteudoMinimo): LinhaDoConteudo[] => {
  if ('destino' in conteudo)
    return conteudo.destino === 'apuracao'
      ? [{ rotulo: 'Enviada para apuração a', valor: conteudo.orgaoApurador }]
      : [{ rotulo: 'Arquivada porque', valor: conteudo.porQue }];
  if ('adocao' in conteudo)
    return [
      { rotulo: 'Decisão', valor: `${nomeDaAdocao[conteudo.adocao]}.` },
      { rotulo: 'Por quê', valor: conteudo.porQue },
    ];
  if ('agente' in conteudo)
    return [
      { rotulo: nomes.agente, valor: conteudo.agente },
      { rotulo: nomes.chefia, valor: conteudo.chefia },
    ];
  if ('decisaoFinal' in conteudo) return [{ rotulo: nomes.decisaoFinal, valor: conteudo.decisaoFinal }];
  if (!('possivel' in conteudo)) return [];
  return conteudo.possivel
    ? [
        { rotulo: nomes.forma, valor: conteudo.forma },
        { rotulo: nomes.meio, valor: conteudo.meio },
      ]
    : [{ rotulo: nomes.porQueNaoAtende, valor: conteudo.porQue }];
};

/**
 * What was stored besides the text of an answer, as the citizen reads it; the internal marks of a
 * denúncia are left out. The day of delivery is passed apart: the terms depend on it.
 */
export const conteudoEmPalavras = (
  guardado: unknown,
  dataEntrega: string | null = null,
): LinhaDoConteudo[] => {
  const { isAcesso, conteudo } = readDetalhes(guardado, dataEntrega);
  return isAcesso ? acessoEmPalavras(conteudo, dataEntrega) : linhasDo(conteudo);
};
