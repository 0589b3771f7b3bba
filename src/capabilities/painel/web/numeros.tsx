import { Indicadores } from '#shell/ui/graficos/indicadores.tsx';
import { formatMes, formatNumero, formatPorCento } from '#shell/ui/graficos/numeros.ts';
import type { NumerosDoPainel, VisaoDoPainel } from '../domain/visao.ts';
import { palavras } from './textos-do-painel.ts';

const dias = (quantos: number | null): string => {
  if (quantos === null) return '–';
  return quantos === 1 ? '1 dia' : `${formatNumero(quantos)} dias`;
};

interface NumerosProps {
  readonly visao: VisaoDoPainel;
  readonly numeros: NumerosDoPainel;
}

/** The figures at the top of a panel, each with what it is based on. */
export function Numeros({ visao: { painel, de, ate }, numeros }: NumerosProps) {
  const { recebidas, casos } = palavras[painel];
  const avaliadas =
    numeros.avaliadas === null
      ? 'menos de 5 pessoas avaliaram'
      : `${formatNumero(numeros.avaliadas)} avaliadas`;
  return (
    <Indicadores
      itens={[
        {
          nome: recebidas,
          valor: formatNumero(numeros.recebidas),
          detalhe: de === ate ? `em ${formatMes(de)}` : `de ${formatMes(de)} a ${formatMes(ate)}`,
        },
        {
          nome: 'Respostas no prazo',
          valor: formatPorCento(numeros.noPrazo),
          detalhe: `dos ${casos === 'pedidos' ? 'pedidos respondidos' : 'casos respondidos'}`,
        },
        {
          nome: 'Tempo de resposta',
          valor: dias(numeros.mediana),
          detalhe: 'mediana, em dias corridos: metade teve resposta antes disso',
        },
        ...(painel === 'lai'
          ? [
              {
                nome: 'Recursos',
                valor: numeros.recursos === null ? 'menos de 5' : formatNumero(numeros.recursos),
                detalhe: 'apresentados no período, em todas as instâncias',
              },
            ]
          : [
              {
                nome: 'A resposta resolveu',
                valor: formatPorCento(numeros.resolveu),
                detalhe: `disseram “sim” na pesquisa; ${avaliadas}`,
              },
            ]),
        {
          nome: 'Satisfação',
          valor: numeros.satisfacao === null ? '–' : `${formatNumero(numeros.satisfacao)} de 100`,
          detalhe: `média de quem respondeu à pesquisa; ${avaliadas}`,
        },
      ]}
    />
  );
}
