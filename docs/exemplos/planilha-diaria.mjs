#!/usr/bin/env node
/**
 * A planilha do dia: o que foi registrado ou mudou, por prazo, para quem acompanha o órgão sem entrar na plataforma.
 *
 *   node planilha-diaria.mjs [dd/MM/aaaa] [saida.csv]
 *
 * Sem data, ontem. Ponto e vírgula, UTF-8 com BOM e datas dd/MM/aaaa: abre com dois cliques no Excel e no LibreOffice.
 * Só lê a lista, que não traz o relato; o e-mail da pessoa fica de fora. Usa escuta.mjs, da mesma pasta.
 */
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { abrirEscuta, emBrasilia } from './escuta.mjs';

/** Com pontuação: só com algarismos, a planilha o arredondaria como a um número. */
const comPontuacao = (protocolo) => protocolo.replace(/^(\d{5})(\d{6})(\d{4})(\d{2})$/, '$1.$2/$3-$4');

const COLUNAS = {
  Protocolo: ({ NumerosProtocolo }) => comPontuacao(NumerosProtocolo[0]),
  Tipo: ({ TipoManifestacao }) => TipoManifestacao.DescTipoManifestacao,
  Situação: ({ Situacao }) => Situacao.DescSituacaoManifestacao,
  Assunto: ({ Assunto }) => Assunto?.DescAssunto,
  Órgão: ({ OuvidoriaDestino }) => OuvidoriaDestino.NomOuvidoria,
  'Registrada em': ({ DataCadastro }) => DataCadastro,
  Prazo: ({ PrazoAtendimento }) => PrazoAtendimento,
  Responsável: ({ ResponsavelAnalise }) => ResponsavelAnalise,
};

/** Uma planilha executa como fórmula a célula que começa assim: com o apóstrofo, ela é só texto. */
const FORMULA = /^[=+\-@\t\r\n]/;

export const celula = (valor) => {
  const texto = String(valor ?? '');
  const seguro = FORMULA.test(texto) ? `'${texto}` : texto;
  return /[";\r\n]/.test(seguro) ? `"${seguro.replaceAll('"', '""')}"` : seguro;
};

export const csvDe = (linhas) =>
  `\uFEFF${linhas.map((linha) => linha.map(celula).join(';')).join('\r\n')}\r\n`;

/** dd/MM/aaaa se compara ao contrário; sem prazo vai para o fim. */
const porPrazo = ({ PrazoAtendimento }) => PrazoAtendimento?.split('/').reverse().join('') ?? '9';

export const planilhaDoDia = async (escuta, dia) => {
  const doDia = [];
  for await (const cada of escuta.todas({ DataAtualizacaoInicio: dia, DataAtualizacaoFim: dia }))
    doDia.push(cada);
  doDia.sort((a, b) => porPrazo(a).localeCompare(porPrazo(b)));
  const linhas = doDia.map((cada) => Object.values(COLUNAS).map((ler) => ler(cada)));
  return { quantas: linhas.length, csv: csvDe([Object.keys(COLUNAS), ...linhas]) };
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const ontem = emBrasilia(Date.now() - 86_400_000).slice(0, 10);
  const [dia = ontem, saida = `manifestacoes-${dia.split('/').reverse().join('-')}.csv`] =
    process.argv.slice(2);
  try {
    const { quantas, csv } = await planilhaDoDia(abrirEscuta(), dia);
    await writeFile(saida, csv, { mode: 0o600 });
    console.log(`${quantas} manifestações em ${saida}`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
