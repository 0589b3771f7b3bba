import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getInstalacao, type Instalacao, setInstalacao } from '#shell/instalacao.ts';
import type { Screen } from '#shell/navegacao/screen.ts';
import { useEncaixes } from '#web/moldura.tsx';
import { aScreen, renderAt, resetShell, serve, setWidth } from '../testing-layout.tsx';
import { Header } from './header.tsx';

const padrao: Instalacao = {
  ...getInstalacao(),
  nome: 'Escuta.BR',
  orgaoControlador: 'Controladoria-Geral da União',
  urlOrgaoControlador: 'https://www.gov.br/cgu',
  urlSiteLai: 'https://lai.example',
  urlRedeOuvidorias: 'https://rede.example',
  emailContato: 'contato@escuta.example',
  ambiente: 'demonstracao',
  isProducao: false,
};

beforeEach(() => {
  setInstalacao(padrao);
  setWidth(1280);
  serve({});
});
afterEach(resetShell);

const home = aScreen({ name: 'HomeView', path: '/' });
function Cabecalho({ open }: { readonly open: Screen }) {
  return <Header screen={open} encaixes={useEncaixes(open)} />;
}
const show = (address = '/', open = home) => renderAt(address, <Cabecalho open={open} />);

describe('title', () => {
  const SUBTITLE = 'Plataforma Integrada de Ouvidoria e Acesso à Informação';
  const uf = aScreen({ name: 'HomeUf', path: '/:uf/:municipio?' });

  it('S1-03 S2-22 is the product with the platform subtitle', () => {
    show('/orgao', aScreen({ path: '/orgao' }));
    expect(screen.getByText('Escuta.BR')).toBeTruthy();
    expect(screen.getByText(SUBTITLE)).toBeTruthy();
  });

  it.each([
    ['/CE', 'Escuta.BR - Ceará'],
    ['/sp', 'Escuta.BR - São Paulo'],
    ['/Jf', 'Escuta.BR - Judiciário Federal'],
    ['/CE/Fortaleza', 'Escuta.BR - Fortaleza/CE'],
    ['/ce/juazeiro-do-norte', 'Escuta.BR - Juazeiro do Norte/CE'],
  ])('S2-22 at %s it is "%s", without the subtitle', (path, title) => {
    show(path, uf);
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.queryByText(SUBTITLE)).toBeNull();
  });

  it('S2-23 shows the environment on a badge, and none in production', () => {
    show();
    expect(screen.getByText('Ambiente de demonstração').className).toBe('sh-ambiente');
    setInstalacao({ ...padrao, ambiente: 'producao', isProducao: true });
    show();
    expect(screen.getAllByText(/^Ambiente de/)).toHaveLength(1);
  });

  it('S2-23 shows an environment of any other name as it was set', () => {
    setInstalacao({ ...padrao, ambiente: 'treinamento' });
    show();
    expect(screen.getByText('Ambiente de treinamento')).toBeTruthy();
  });
});

describe('compact header', () => {
  it('S2-21 is fixed and compact once scrolled past its own height, and keeps that height on the page', () => {
    let report: (entries: readonly unknown[]) => void = () => undefined;
    const observed: Element[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof report) {
          report = callback;
        }
        observe(element: Element) {
          observed.push(element);
        }
        disconnect() {
          observed.length = 0;
        }
      },
    );
    show();
    const header = screen.getByRole('banner');
    const room = header.parentElement;
    expect(observed).toEqual([room]);
    expect(header.dataset.compact).toBe('false');
    act(() => report([{ isIntersecting: false, boundingClientRect: { height: 128 } }]));
    expect(header.dataset.compact).toBe('true');
    expect(room?.style.minHeight).toBe('128px');
    act(() => report([{ isIntersecting: true, boundingClientRect: { height: 128 } }]));
    expect(header.dataset.compact).toBe('false');
    expect(room?.style.minHeight).toBe('');
  });
});
