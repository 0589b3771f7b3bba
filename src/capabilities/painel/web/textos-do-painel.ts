import { formatMes, formatNumero, formatPorCento } from '#shell/ui/graficos/numeros.ts';
import type { LinhaDoQuadro, NomeDoPainel, Quadro, VisaoDoPainel } from '../domain/visao.ts';
import { OS_OUTROS } from '../domain/visao.ts';

/** How a hidden number is shown; the note below the panel explains it. */
const textoOculto = { 'menos-de-5': 'menos de 5', complemento: 'oculto' } as const;

export const textoDoTotal = ({ total, oculto }: Pick<LinhaDoQuadro, 'total' | 'oculto'>): string =>
  total === null ? textoOculto[oculto ?? 'menos-de-5'] : formatNumero(total);

/** For a spreadsheet: numbers stay numbers. */
export const valorDoTotal = (linha: Pick<LinhaDoQuadro, 'total' | 'oculto'>): number | string =>
  linha.total ?? textoDoTotal(linha);

export interface PalavrasDoPainel {
  readonly intro: string;
  /** 'manifestações', 'pedidos'. */
  readonly casos: string;
  readonly recebidas: string;
  readonly porTipo: string;
  readonly unidadeDoTipo: string;
  readonly dadosAbertos: string;
}

export const palavras: Readonly<Record<NomeDoPainel, PalavrasDoPainel>> = {
  resolveu: {
    intro:
      'O que as pessoas levaram às ouvidorias, em quanto tempo tiveram resposta e se a resposta resolveu.',
    casos: 'manifestações',
    recebidas: 'Manifestações recebidas',
    porTipo: 'Manifestações por tipo',
    unidadeDoTipo: 'Quantidade de manifestações.',
    dadosAbertos: '/dados-abertos-ouvidoria',
  },
  lai: {
    intro:
      'Os pedidos de acesso à informação: quantos são, o que foi decidido e em quanto tempo, e os recursos.',
    casos: 'pedidos',
    recebidas: 'Pedidos recebidos',
    porTipo: 'Decisões sobre os pedidos respondidos',
    unidadeDoTipo: 'Quantidade de pedidos com resposta.',
    dadosAbertos: '/dadosabertoslai',
  },
};

const maior = ({ linhas }: Quadro): (LinhaDoQuadro & { total: number }) | null => {
  const vistas = linhas.flatMap((linha) =>
    linha.total && linha.chave !== OS_OUTROS ? [{ ...linha, total: linha.total }] : [],
  );
  return vistas.toSorted((a, b) => b.total - a.total)[0] ?? null;
};

const POUCO = 'Há poucas pessoas para dizer qual é o maior';

const parte = (total: number, todo: number | undefined): string =>
  todo ? formatPorCento(Math.round((1000 * total) / todo) / 10) : formatNumero(total);

const comMaiuscula = (texto: string): string => texto.charAt(0).toLocaleUpperCase('pt-BR') + texto.slice(1);

/** The title of each chart says what it shows. */
export const achados = {
  mes: ({ porMes }: VisaoDoPainel): string => {
    const mes = maior(porMes);
    return mes
      ? `${comMaiuscula(formatMes(mes.chave))} foi o mês de mais registros: ${formatNumero(mes.total)}`
      : POUCO;
  },
  tipo: ({ painel, porTipo, porSituacao, numeros }: VisaoDoPainel): string => {
    const tipo = maior(porTipo);
    if (!tipo) return POUCO;
    if (painel === 'resolveu')
      return `${tipo.nome} é o tipo mais frequente: ${parte(tipo.total, numeros?.recebidas)} do total`;
    const respondidas = porSituacao.linhas.find(({ chave }) => chave === '1')?.total ?? undefined;
    return `${tipo.nome} é a decisão mais frequente: ${parte(tipo.total, respondidas)}${respondidas ? ' dos respondidos' : ''}`;
  },
  assunto: ({ porAssunto, numeros }: VisaoDoPainel): string => {
    const assunto = maior(porAssunto);
    return assunto
      ? `“${assunto.nome}” é o assunto mais frequente: ${parte(assunto.total, numeros?.recebidas)} do total`
      : POUCO;
  },
  situacao: ({ porSituacao, numeros }: VisaoDoPainel): string => {
    const respondidas = porSituacao.linhas.find(({ chave }) => chave === '1')?.total;
    return respondidas ? `${parte(respondidas, numeros?.recebidas)} já têm resposta` : 'Em que ponto estão';
  },
  uf: (quadro: Quadro, semUf: string): string => {
    const estados = quadro.linhas.filter(({ chave, total }) => chave !== semUf && total !== 0);
    if (!quadro.retido && estados.length === 0) return 'Nenhum registro é de um só estado';
    const uf = maior({ ...quadro, linhas: estados });
    return uf ? `${uf.nome} é o estado com mais registros: ${formatNumero(uf.total)}` : POUCO;
  },
  pesquisa: ({ numeros }: VisaoDoPainel): string =>
    numeros?.resolveu == null
      ? 'Ainda há poucas respostas à pesquisa'
      : `Para ${formatPorCento(numeros.resolveu)} de quem avaliou, a resposta resolveu`,
  recursos: (quadro: Quadro): string => {
    const linha = maior(quadro);
    return linha ? `${linha.nome}: ${formatNumero(linha.total)} recursos` : POUCO;
  },
};
