export interface Serie {
  readonly nome: string;
  readonly rotulos: Readonly<Record<string, string>>;
  readonly valor: number;
}

const LINHA = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (\S+)$/;
const ROTULO = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\[\\n"])*)"(?:,|$)/y;

const lerRotulos = (texto: string): Record<string, string> => {
  const rotulos: Record<string, string> = {};
  ROTULO.lastIndex = 0;
  while (ROTULO.lastIndex < texto.length) {
    const achado = ROTULO.exec(texto);
    if (!achado) throw new Error(`Not labels: ${texto}`);
    const [, nome = '', valor = ''] = achado;
    rotulos[nome] = valor.replaceAll(/\\([\\n"])/g, (_, cada: string) => (cada === 'n' ? '\n' : cada));
  }
  return rotulos;
};

/** Reads Prometheus' text format strictly: every line is one that Prometheus takes, a type comes once and before its series. */
export const lerExposicao = (texto: string): readonly Serie[] => {
  if (!texto.endsWith('\n')) throw new Error('The last line does not end');
  const tipos = new Map<string, string>();
  const vistas = new Set<string>();
  return texto
    .slice(0, -1)
    .split('\n')
    .flatMap((linha) => {
      const [, oQue, nomeDoTipo = '', tipo = ''] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(linha) ?? [];
      if (oQue === 'TYPE') {
        if (tipos.has(nomeDoTipo)) throw new Error(`Twice: ${linha}`);
        tipos.set(nomeDoTipo, tipo);
      }
      if (oQue) return [];
      const [, nome = '', rotulos = '', valor = ''] = LINHA.exec(linha) ?? [];
      const familia = tipos.has(nome) ? nome : nome.replace(/_(bucket|sum|count)$/, '');
      if (!tipos.has(familia)) throw new Error(`No type before ${linha}`);
      if (!Number.isFinite(Number(valor))) throw new Error(`No number: ${linha}`);
      const qual = `${nome}{${rotulos}}`;
      if (vistas.has(qual)) throw new Error(`Twice: ${linha}`);
      vistas.add(qual);
      return [{ nome, rotulos: lerRotulos(rotulos), valor: Number(valor) }];
    });
};

/** The one series of this name that has these labels; undefined if there is none. */
export const valorDe = (
  series: readonly Serie[],
  nome: string,
  rotulos: Readonly<Record<string, string>> = {},
): number | undefined => {
  const achadas = series.filter(
    (serie) =>
      serie.nome === nome && Object.entries(rotulos).every(([qual, valor]) => serie.rotulos[qual] === valor),
  );
  if (achadas.length > 1) throw new Error(`Several series: ${nome} ${JSON.stringify(rotulos)}`);
  return achadas[0]?.valor;
};
