import { describe, expect, it } from 'vitest';
import {
  buscaDePedidos,
  enderecoDaBusca,
  filtroDePedidos,
  marcasDoFiltro,
  palavrasProcuradas,
  readEndereco,
} from './filtro-da-busca.ts';

describe('what a search asks for', () => {
  it('has one address, whatever the order and the blanks, and is read back from it', () => {
    const filtro = filtroDePedidos.parse({
      uf: 'ce',
      q: ' vacina   dengue ',
      orgao: '65',
      ano: '2026',
      esfera: '',
    });
    const endereco = enderecoDaBusca(filtro);
    expect(endereco).toBe('q=vacina+dengue&orgao=65&uf=CE&ano=2026');
    expect(enderecoDaBusca(readEndereco(endereco))).toBe(endereco);
    expect(enderecoDaBusca(filtroDePedidos.parse({}))).toBe('');
  });

  it('of an old address keeps what is still understood', () => {
    expect(readEndereco('q=vacina&coisa=1')).toEqual({ q: 'vacina' });
  });

  it('stands among the words as no word can, two filters as one mark', () => {
    const marcas = (query: Record<string, string>) => marcasDoFiltro(filtroDePedidos.parse(query));
    expect(marcas({})).toEqual([]);
    expect(marcas({ uf: 'CE' })).toEqual(['@uCE']);
    expect(marcas({ decisao: '5', orgao: '65' })).toEqual(['@o65@d5']);
    expect(marcas({ orgao: '65', uf: 'CE', assunto: '9' })).toEqual(['@o65@uCE', '@uCE@s9']);
  });

  it.each([{ uf: "C'" }, { uf: 'ZZ' }, { orgao: '0' }, { ano: '20' }, { pagina: '31' }, { ordem: 'x' }])(
    'refuses %j',
    (query) => expect(buscaDePedidos.safeParse(query).success).toBe(false),
  );

  it('knows OU between words, and leaves “ou” inside a sentence alone', () => {
    expect(palavrasProcuradas('remédio OU medicamento')).toBe('remédio or medicamento');
    expect(palavrasProcuradas('ou OUTRO ou')).toBe('ou OUTRO ou');
    expect(palavrasProcuradas(undefined)).toBe('');
  });
});
