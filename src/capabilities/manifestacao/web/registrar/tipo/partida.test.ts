import { describe, expect, it } from 'vitest';
import { destinoAssunto, destinoCriar, destinoDepoisDoAssunto, readPartida } from './partida.ts';

const ler = (query: string, params = {}) => readPartida(new URLSearchParams(query), params);

describe('what the address says of a filing', () => {
  it('S2-08 reads the place from the path or the query, in either case of letters', () => {
    expect(ler('tipo=2', { uf: 'ce', municipio: 'Fortaleza' })).toMatchObject({
      tipo: 2,
      uf: 'CE',
      municipio: 'Fortaleza',
    });
    expect(ler('tipo=2&uf=ce&municipio=Fortaleza')).toMatchObject({ uf: 'CE', municipio: 'Fortaleza' });
    expect(ler('tipo=2&municipio=Fortaleza')).toMatchObject({ uf: null, municipio: null });
  });

  it('S2-03 S2-10 carries place and internal channel from the subject to the form', () => {
    const partida = ler('tipo=2&uf=CE&municipio=Juazeiro do Norte&ouvidoriaInterna=true&idAssunto=7');
    expect(destinoDepoisDoAssunto(partida)).toBe(
      '/CE/Juazeiro%20do%20Norte/manifestacao/criar?tipo=2&ouvidoriaInterna=true&idAssunto=7',
    );
    expect(destinoAssunto(partida)).toBe(
      '/manifestacao/criar/selecionar-assunto?tipo=2&ouvidoriaInterna=true&idAssunto=7&uf=CE&municipio=Juazeiro+do+Norte',
    );
  });

  it('S2-05 is anonymous for denúncia and for nothing else', () => {
    expect(ler('anonimo=1&tipo=1').anonimo).toBe(true);
    expect(ler('anonimo=1&tipo=2').anonimo).toBe(false);
    expect(destinoCriar(ler('anonimo=1&tipo=1'))).toBe('/manifestacao/criar?tipo=1&anonimo=1');
  });

  it('sends a denúncia to the choice of its form', () => {
    expect(destinoDepoisDoAssunto(ler('tipo=1&uf=CE&idAssunto=0'))).toBe(
      '/CE/manifestacao/selecionarsubtipoformulario?tipo=1&idAssunto=0',
    );
  });

  it.each(['', 'tipo=6', 'tipo=7', 'tipo=x', 'tipo=-1'])(
    'asks for the type when the address says %j',
    (query) => {
      expect(ler(query).tipo).toBeNull();
    },
  );

  it('S2-14 knows no Simplifique outside the federal sphere', () => {
    expect(ler('tipo=9').tipo).toBe(9);
    expect(ler('tipo=9', { uf: 'CE' }).tipo).toBeNull();
  });
});
