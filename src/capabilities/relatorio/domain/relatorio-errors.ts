import { conflict, forbidden, invalid, notFound } from '#kernel/errors.ts';
import { PERIODO_INVERTIDO } from '#kernel/texto.ts';
import { DIAS_GUARDADO } from './arquivo.ts';

export const relatorioDeOutroPerfil = () =>
  forbidden('relatorio.outro-perfil', 'Este relatório não é do seu perfil.');
export const orgaoForaDoAlcance = () =>
  forbidden(
    'relatorio.outro-orgao',
    'Este órgão não está entre os que você acompanha. Escolha outro, ou tire o filtro de órgão.',
  );
export const semListaDeCasos = () =>
  forbidden('relatorio.sem-lista', 'Este relatório não tem lista de casos para o seu perfil.');

export const escolhaDesconhecida = (campo: string) =>
  invalid('relatorio.escolha', 'Este relatório não tem essa opção.', {
    campos: { [campo]: 'Este relatório não tem essa opção.' },
  });
export const filtroQueNaoCabe = (campo: string, rotulo: string) =>
  invalid('relatorio.filtro', `Este relatório não tem o filtro “${rotulo}”.`, {
    campos: { [campo]: 'Este relatório não tem este filtro.' },
  });
export const periodoInvertido = () =>
  invalid('relatorio.periodo-invertido', PERIODO_INVERTIDO, { campos: { de: PERIODO_INVERTIDO } });
export const periodoQueNaoCabe = () =>
  invalid('relatorio.periodo', 'Este relatório não tem este período: escolha um dos que ele oferece.', {
    campos: { periodo: 'Este relatório não tem este período.' },
  });

export const arquivoNaoEncontrado = () =>
  notFound(
    'relatorio.arquivo-nao-encontrado',
    `Arquivo não encontrado. Os arquivos ficam guardados por ${DIAS_GUARDADO} dias.`,
  );
export const arquivoAindaNaoPronto = () =>
  conflict('relatorio.arquivo-nao-pronto', 'O arquivo ainda está sendo escrito.');
export const arquivosDemais = () =>
  conflict(
    'relatorio.arquivos-demais',
    'Você já tem arquivos na fila. Espere um deles ficar pronto para pedir outro.',
  );
export const pdfGrandeDemais = (maximo: number) =>
  invalid(
    'relatorio.pdf-grande',
    `A lista tem mais de ${maximo.toLocaleString('pt-BR')} linhas. Use mais filtros ou baixe em CSV.`,
  );

/** The reason comes from the writing thread, already in words. */
export const arquivoRecusado = (motivo: string) => invalid('relatorio.arquivo-recusado', motivo);
export const planilhaGrandeDemais = (maximo: number) =>
  invalid(
    'relatorio.planilha-grande',
    `A lista tem mais de ${maximo.toLocaleString('pt-BR')} linhas, que é o que cabe em uma planilha. Use mais filtros ou baixe em CSV.`,
  );

export const salvoNaoEncontrado = () =>
  notFound('relatorio.salvo-nao-encontrado', 'Relatório salvo não encontrado.');
export const nomeRepetido = () =>
  conflict('relatorio.nome-repetido', 'Você já tem um relatório salvo com este nome.', {
    campos: { nome: 'Você já tem um relatório salvo com este nome.' },
  });
export const salvosDemais = (maximo: number) =>
  conflict(
    'relatorio.salvos-demais',
    `Você já tem ${maximo} relatórios salvos. Apague um para salvar outro.`,
  );
