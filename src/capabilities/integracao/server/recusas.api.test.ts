import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { abrirExemplos, corpoDe, type ExemploDaChamada, todosOsExemplos } from './testing-exemplos.ts';

let app: TestApp;
let aberto: Awaited<ReturnType<typeof abrirExemplos>>;
beforeAll(async () => {
  app = await createTestApp({
    demo: true,
    env: { WEBHOOKS_REDE: 'local' },
    now: '2026-03-12T10:17:23-03:00',
  });
  aberto = await abrirExemplos(app);
}, 120_000);
afterAll(() => app.close());

type Caminho = readonly string[];
type Objeto = Record<string, unknown>;
const isObjeto = (valor: unknown): valor is Objeto => typeof valor === 'object' && valor !== null;

/** Every field of a body, those inside others included. */
const camposDe = (valor: unknown, dentro: Caminho = []): Caminho[] =>
  isObjeto(valor)
    ? Object.entries(valor).flatMap(([nome, item]) => [
        ...(Array.isArray(valor) && !isObjeto(item) ? [] : [[...dentro, nome]]),
        ...camposDe(item, [...dentro, nome]),
      ])
    : [];

const valorDe = (corpo: unknown, caminho: Caminho): unknown =>
  caminho.reduce<unknown>((atual, nome) => (isObjeto(atual) ? atual[nome] : undefined), corpo);

/** A copy with one field changed; undefined takes it out. */
const com = (corpo: object, caminho: Caminho, valor: unknown): Objeto => {
  const copia = structuredClone(corpo) as Objeto;
  const dono = valorDe(copia, caminho.slice(0, -1)) as Objeto;
  const nome = caminho.at(-1) ?? '';
  if (valor === undefined) delete dono[nome];
  else dono[nome] = valor;
  return copia;
};

const emMinusculas = (valor: unknown): unknown => {
  if (Array.isArray(valor)) return valor.map(emMinusculas);
  if (!isObjeto(valor)) return valor;
  return Object.fromEntries(
    Object.entries(valor).map(([nome, item]) => [nome.toLowerCase(), emMinusculas(item)]),
  );
};

/** Taken whatever they hold, as the wire's description asks: kept as sent, or not read at all. */
const QUALQUER_CODIGO = /\b(IdPais|CodServicoMPOG|IdSubAssunto)$/;
const isCodigo = (nome: string, valor: unknown): boolean =>
  typeof valor === 'number' && /^(Id|Codigo)/.test(nome) && !QUALQUER_CODIGO.test(nome);

/** Texts of a closed list. */
const LISTAS = ['Qualidade', 'Adocao', 'Destino', 'Restricao', 'GrauSigilo'];

/** Files are looked at only where one of their fields is broken: reading one takes longer than all the rest. */
const baseDe = (cada: ExemploDaChamada, caminho: Caminho): object => {
  const { Anexos, ...semArquivos } = corpoDe(cada);
  return caminho[0] === 'Anexos' ? { ...semArquivos, Anexos } : semArquivos;
};

const quebras = (cada: ExemploDaChamada): readonly (readonly [string, Caminho, unknown])[] => {
  const corpo = corpoDe(cada);
  return camposDe(corpo).flatMap((caminho) => {
    const valor = valorDe(corpo, caminho);
    const nome = caminho.at(-1) ?? '';
    // Null is how that field is emptied, and no example of a kind.
    if (valor === null) return [];
    const outroTipo = isObjeto(valor) ? 'texto' : { a: 1 };
    return [
      ['of another kind', caminho, outroTipo] as const,
      ...(isCodigo(nome, valor) ? [['an unknown code', caminho, 999_999] as const] : []),
      ...(LISTAS.includes(nome) ? [['not of the list', caminho, 'outro-valor'] as const] : []),
    ];
  });
};

/** Whoever leaves one out gets another answer, and no refusal: they may be missing. */
const OPCIONAIS =
  /^(Anexos|Envolvidos|PessoasQueNaoDevemVer|GeoReferencia|InformacoesAdicionais|IdMunicipio|IdAssunto|IdModoResposta|IdCanalEntrada|NumProtocolo|DadosExtraJson|IndEnviarEmail\w+|CodServicoMPOG|RespostaPublicavel|TxtMotivoAlteracaoTipo|Tags|IndUrgente|IdSubAssunto|Representante)$|^Manifestante\.(?!Nome)|\.(TamanhoArquivo|Orgao|Funcao|IdFuncaoEnvolvidoManifestacao|IdTipoDocumentoIdentificacao|NumeroDocumentoIdentificacao)$|^InformacoesAdicionais\.|^Detalhes\.IdDetalhamento$|^(IdDetalhamentoRespostaRecurso|TxtOQueEntregar)$|\.\d+$/;

/** Required by one type and welcome in others, or one of two of which one is enough. */
const DE_OUTROS = /^(PropostaMelhoria|TxtOutroServico|TxtInformacaoEntregue|TxtNovidade|Detalhes)$/;

const enviar = async (caminho: string, corpo: unknown) => {
  const resposta = await aberto.programa.post(caminho, corpo as object);
  return { status: resposta.statusCode, frase: String(resposta.json().Message ?? '') };
};

describe('M8: field names in refusals as sent, with what is accepted', () => {
  const exemplos = todosOsExemplos().filter(({ exemplo }) => exemplo.corpo !== undefined);

  it.each(exemplos.map((cada) => [cada.chave, cada.exemplo.titulo, cada] as const))(
    'W2.27 %s: %s, broken field by field',
    async (_chave, _titulo, cada) => {
      let endereco = await aberto.preparar(cada);
      const erradas: string[] = [];
      for (const [oQue, caminho, valor] of quebras(cada)) {
        const quebrado = com(baseDe(cada, caminho), caminho, valor);
        const nome = caminho.join('.');
        const { status, frase } = await enviar(endereco, quebrado);
        if (status !== 400 || !frase.startsWith(`${nome}: `) || /Campo inválido/.test(frase))
          erradas.push(`${nome} ${oQue}: ${status} ${frase}`);
        if (oQue !== 'of another kind' && !/aceit|usa \d/i.test(frase))
          erradas.push(`${nome} ${oQue}, and not what is: ${frase}`);
        const minuscula = await enviar(endereco, emMinusculas(quebrado));
        if (!minuscula.frase.startsWith(`${nome.toLowerCase()}: `))
          erradas.push(`${nome.toLowerCase()} ${oQue}: ${minuscula.status} ${minuscula.frase}`);
      }
      for (const caminho of camposDe(corpoDe(cada))) {
        const nome = caminho.join('.');
        if (OPCIONAIS.test(nome)) continue;
        const { status, frase } = await enviar(endereco, com(baseDe(cada, caminho), caminho, undefined));
        if (status === 200 && DE_OUTROS.test(nome)) endereco = await aberto.preparar(cada);
        else if (status !== 400 || !frase.includes(nome)) erradas.push(`without ${nome}: ${status} ${frase}`);
      }
      expect(erradas).toEqual([]);
    },
    60_000,
  );
});
