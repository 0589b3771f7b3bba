#!/usr/bin/env node
/**
 * Traz toda noite, para o sistema de processos do órgão, o que mudou na plataforma: manifestações, arquivos e recursos.
 *
 *   node importacao-noturna.mjs pasta [desde dd/MM/aaaa] [até 'dd/MM/aaaa HH:mm']
 *
 * A pasta faz o papel do sistema de processos. Para usar o seu, importe `importar` e dê um destino com as mesmas
 * funções de `pastaComoSistema`. Usa escuta.mjs, da mesma pasta.
 *
 * Pode parar a qualquer momento e rodar de novo: retoma do último dia que terminou (estado.json; «desde» só vale na
 * primeira vez), e o que já está igual não é gravado outra vez. Cada leitura fica no histórico da manifestação, como nas telas.
 */
import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { abrirEscuta, emBrasilia } from './escuta.mjs';

const HORA = 3_600_000;
const DIA = 24 * HORA;
const ACESSO_A_INFORMACAO = 8;

/** Lido de novo a cada noite: de denúncias a plataforma guarda só a hora, e um ato pode terminar depois da leitura. */
const SOBREPOSICAO = DIA;

/** 'dd/MM/aaaa' ou 'dd/MM/aaaa HH:mm', de Brasília, em milissegundos. */
const lerMomento = (texto) => {
  const [, dia, mes, ano, hora = '00:00'] = /^(\d\d)\/(\d\d)\/(\d{4})(?: (\d\d:\d\d))?$/.exec(texto) ?? [];
  const momento = Date.parse(`${ano}-${mes}-${dia}T${hora}:00-03:00`);
  if (Number.isNaN(momento) || !emBrasilia(momento).startsWith(texto.slice(0, 10)))
    throw new Error(`Escreva dd/MM/aaaa, com ou sem HH:mm. Recebido: ${texto}.`);
  return momento;
};

const seNaoHouver = (valor) => (error) => {
  if (error.code === 'ENOENT') return valor;
  throw error;
};

/** Grava ao lado e troca: quem para no meio não deixa um arquivo pela metade. */
const gravar = async (arquivo, conteudo) => {
  await mkdir(path.dirname(arquivo), { recursive: true, mode: 0o700 });
  await writeFile(`${arquivo}.novo`, conteudo, { mode: 0o600 });
  await rename(`${arquivo}.novo`, arquivo);
};

const emJson = (valor) => JSON.stringify(valor, null, 2);

export const pastaComoSistema = (pasta) => {
  const em = (...partes) => path.join(pasta, ...partes.map(String));
  const lerJson = (arquivo) => readFile(arquivo, 'utf8').then(JSON.parse).catch(seNaoHouver(null));
  return {
    estado: () => lerJson(em('estado.json')),
    guardarEstado: (estado) => gravar(em('estado.json'), emJson(estado)),
    /** A impressão com que o processo ou o recurso foi guardado; null se ainda não está aqui. */
    impressao: async (nome) => (await lerJson(em(`${nome}.json`)))?.impressao ?? null,
    guardar: (nome, impressao, conteudo) => gravar(em(`${nome}.json`), emJson({ impressao, conteudo })),
    temArquivo: (nome) => access(em(nome)).then(() => true, seNaoHouver(false)),
    guardarArquivo: (nome, conteudo) => gravar(em(nome), conteudo),
  };
};

/** Sem as leituras: a deste programa também é uma linha do histórico, e não muda o processo. */
const impressaoDe = ({ Historico, ...resto }) => {
  const atos = Historico?.filter(
    ({ HistoricoAcao }) => HistoricoAcao.DescTipoAcaoManifestacao !== 'Visualização',
  );
  return createHash('sha256')
    .update(JSON.stringify([resto, atos]))
    .digest('hex');
};

/** O nome vem de quem enviou o arquivo: só o que é inofensivo em um disco. */
const nomeNoDisco = (nome) => nome.replace(/[^\p{L}\p{N}._-]+/gu, '_').slice(-100);

/** Os recursos de um período não vêm em páginas: se faltaram, o período se divide. */
const recursosEntre = async function* (escuta, de, ate) {
  const filtros = { DataAberturaInicio: emBrasilia(de), DataAberturaFim: emBrasilia(ate) };
  const resposta = await escuta.recursos(filtros);
  if (!resposta) return;
  if (resposta.ResultadosLimitadosAoMaximo && ate - de >= HORA) {
    const meio = de + (ate - de) / 2;
    yield* recursosEntre(escuta, de, meio);
    yield* recursosEntre(escuta, meio, ate);
  } else yield* resposta.Recursos;
};

export const importar = async (escuta, destino, { desde, ate = Date.now() }) => {
  const feito = { Novos: 0, Alterados: 0, Iguais: 0, ForaDoAlcance: 0, Recursos: 0, Arquivos: 0 };

  const guardar = async (nome, conteudo) => {
    const [antes, agora] = [await destino.impressao(nome), impressaoDe(conteudo)];
    if (antes === agora) return 'Iguais';
    await destino.guardar(nome, agora, conteudo);
    return antes === null ? 'Novos' : 'Alterados';
  };

  const guardarArquivos = async (pasta, anexos) => {
    for (const { id, nome, links } of anexos) {
      const arquivo = `${pasta}/${id}-${nomeNoDisco(nome)}`;
      if (await destino.temArquivo(arquivo)) continue;
      const baixado = await escuta.baixar(links);
      if (!baixado) continue;
      await destino.guardarArquivo(arquivo, baixado.conteudo);
      feito.Arquivos += 1;
    }
  };

  const importarRecurso = async (recurso) => {
    const respostas = recurso.respostasRecurso.flatMap(({ anexos }) => anexos);
    await guardarArquivos(`recursos/${recurso.idRecurso}`, [
      ...recurso.anexos.map((anexo) => ({
        id: anexo.IdAnexoRecurso,
        nome: anexo.nomeArquivo,
        links: anexo.Links,
      })),
      ...respostas.map((anexo) => ({
        id: anexo.idAnexoRespostaRecurso,
        nome: anexo.nomeArquivo,
        links: anexo.Links,
      })),
    ]);
    if ((await guardar(`recursos/${recurso.idRecurso}`, recurso)) !== 'Iguais') feito.Recursos += 1;
  };

  const importarManifestacao = async (id) => {
    const inteira = await escuta.ler(id);
    // Foi encaminhada a outro órgão depois de listada.
    if (!inteira) {
      feito.ForaDoAlcance += 1;
      return;
    }
    await guardarArquivos(
      `manifestacoes/${id}`,
      inteira.Teor.Anexos.map((anexo) => ({
        id: anexo.IdAnexoManifestacao,
        nome: anexo.NomeArquivo,
        links: anexo.Links,
      })),
    );
    // Decidido um recurso antigo, a manifestação é que aparece como alterada.
    if (inteira.TipoManifestacao.IdTipoManifestacao === ACESSO_A_INFORMACAO) {
      const doPedido = await escuta.recursos({ NumProtocolo: inteira.NumerosProtocolo[0] });
      for (const recurso of doPedido?.Recursos ?? []) await importarRecurso(recurso);
    }
    // Por último: sem ela guardada, a noite seguinte recomeça por esta manifestação.
    feito[await guardar(`manifestacoes/${id}`, inteira)] += 1;
  };

  const estado = await destino.estado();
  if (!estado && desde === undefined)
    throw new Error('Na primeira vez, diga desde quando importar: dd/MM/aaaa.');
  let inicio = estado ? lerMomento(estado.Ate) - SOBREPOSICAO : desde;
  while (inicio < ate) {
    const fim = Math.min(inicio + DIA, ate);
    const periodo = { DataAtualizacaoInicio: emBrasilia(inicio), DataAtualizacaoFim: emBrasilia(fim) };
    for await (const { IdManifestacao } of escuta.todas(periodo)) await importarManifestacao(IdManifestacao);
    for await (const recurso of recursosEntre(escuta, inicio, fim)) await importarRecurso(recurso);
    await destino.guardarEstado({ Ate: emBrasilia(fim) });
    inicio = fim;
  }
  return feito;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [pasta, desde, ate] = process.argv.slice(2);
  try {
    if (!pasta)
      throw new Error("Use: importacao-noturna.mjs pasta [desde dd/MM/aaaa] [até 'dd/MM/aaaa HH:mm']");
    const periodo = { ...(desde && { desde: lerMomento(desde) }), ...(ate && { ate: lerMomento(ate) }) };
    console.log(emJson(await importar(abrirEscuta(), pastaComoSistema(pasta), periodo)));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
