import { formatAtualizacao } from '#shell/ui/graficos/numeros.ts';
import type { LinhaDoOrgao, LinhaDoQuadro, VisaoDoPainel } from '../domain/visao.ts';
import { palavras, valorDoTotal } from './textos-do-painel.ts';

type Celula = string | number | null;
const VAZIAS: readonly Celula[] = [null, null, null];

const linhasDo = (quadro: string, linhas: readonly (LinhaDoQuadro | LinhaDoOrgao)[]): Celula[][] =>
  linhas.map((linha) => [
    quadro,
    linha.nome,
    valorDoTotal(linha),
    linha.noPrazo,
    'mediana' in linha ? linha.mediana : null,
    'satisfacao' in linha ? linha.satisfacao : null,
  ]);

/** Everything on the screen as one table; what is hidden there is hidden here too. */
export const tabelaDoPainel = (visao: VisaoDoPainel, endereco: string): Celula[][] => {
  const { painel, numeros } = visao;
  const { recebidas, porTipo } = palavras[painel];
  const figura = (nome: string, valor: number | null | undefined): Celula[] => [
    'Números',
    nome,
    valor ?? 'não informado',
    ...VAZIAS,
  ];
  return [
    ['Quadro', 'Item', 'Quantidade', 'No prazo (%)', 'Tempo mediano (dias)', 'Satisfação (0 a 100)'],
    ['Sobre', 'Endereço', endereco, ...VAZIAS],
    ['Sobre', 'Período', `${visao.de} a ${visao.ate}`, ...VAZIAS],
    ['Sobre', 'Atualizado em', formatAtualizacao(visao.atualizadoEm), ...VAZIAS],
    figura(recebidas, numeros?.recebidas),
    figura('Respostas no prazo (%)', numeros?.noPrazo),
    figura('Tempo mediano de resposta (dias)', numeros?.mediana),
    figura('Respostas avaliadas', numeros?.avaliadas),
    figura('A resposta resolveu (%)', numeros?.resolveu),
    figura('Satisfação (0 a 100)', numeros?.satisfacao),
    ...(painel === 'lai' ? [figura('Recursos', numeros?.recursos)] : []),
    ...linhasDo('Situação', visao.porSituacao.linhas),
    ...linhasDo('Mês do registro', visao.porMes.linhas),
    ...linhasDo(porTipo, visao.porTipo.linhas),
    ...linhasDo('Assunto', visao.porAssunto.linhas),
    ...linhasDo('UF do órgão', visao.porUf.linhas),
    ...linhasDo('UF de quem registrou', visao.porResidencia.linhas),
    ...linhasDo('A resposta resolveu?', visao.porRespostaDaPesquisa.linhas),
    ...linhasDo('Órgão', visao.orgaos.linhas),
    ...linhasDo('Recursos por instância', visao.recursosPorInstancia.linhas),
    ...linhasDo('Resultado dos recursos', visao.recursosPorResultado.linhas),
  ];
};
