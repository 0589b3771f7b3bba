const limpo = (texto: string): string | null => texto.replace(/\s+/g, ' ').trim() || null;

/** A text, a number or a list of them, as one text; null if there is none. */
export const textoDe = (valor: unknown): string | null => {
  if (typeof valor === 'string') return limpo(valor);
  if (typeof valor === 'number') return String(valor);
  if (Array.isArray(valor)) {
    const textos = valor.map(textoDe).filter((texto): texto is string => texto !== null);
    return textos.length > 0 ? [...new Set(textos)].join('; ') : null;
  }
  return null;
};

type Ficha = Readonly<Record<string, unknown>>;

/** One record or a list of them: SIORG writes both. */
const fichas = (valor: unknown): readonly Ficha[] =>
  (Array.isArray(valor) ? valor : [valor]).filter(
    (ficha): ficha is Ficha => typeof ficha === 'object' && ficha !== null && !Array.isArray(ficha),
  );

export const contatoDe = (
  valor: unknown,
): { telefone: string | null; email: string | null; site: string | null } => {
  const de = (nome: string) => textoDe(fichas(valor).map((ficha) => ficha[nome]));
  return { telefone: de('telefone'), email: de('email'), site: de('site') };
};

const umEndereco = (ficha: Ficha): string | null => {
  const rua = ['logradouro', 'numero', 'complemento', 'bairro'].map((nome) => textoDe(ficha[nome]));
  const cidade = [textoDe(ficha.municipio), textoDe(ficha.uf)].filter(Boolean).join('/') || null;
  const cep = textoDe(ficha.cep);
  return [...rua, cidade, cep && `CEP ${cep}`].filter(Boolean).join(', ') || null;
};

export const enderecoDe = (valor: unknown): string | null =>
  textoDe(valor) ?? textoDe(fichas(valor).map(umEndereco));
