import type { Config } from '../config.ts';

const icone = (arquivo: string, lado: number, purpose: 'any' | 'maskable') => ({
  src: `/web/icones/${arquivo}`,
  sizes: `${lado}x${lado}`,
  type: 'image/png',
  purpose,
});

/** What a phone needs to put the product among its applications; the name is the installation's. */
export const manifestoDe = ({ instalacao }: Config) => ({
  id: '/web/',
  name: instalacao.nome,
  short_name: instalacao.nome,
  description:
    'Reclame, denuncie, elogie, sugira, solicite serviços e peça informações aos órgãos públicos do Brasil.',
  lang: 'pt-BR',
  dir: 'ltr',
  start_url: '/web/',
  scope: '/web/',
  display: 'standalone',
  theme_color: '#1351b4',
  background_color: '#ffffff',
  categories: ['government'],
  icons: [
    icone('icone-192.png', 192, 'any'),
    icone('icone-512.png', 512, 'any'),
    icone('icone-recortavel-192.png', 192, 'maskable'),
    icone('icone-recortavel-512.png', 512, 'maskable'),
  ],
  // Nothing about a denúncia: who takes the phone in hand sees these.
  shortcuts: [
    { name: 'Nova manifestação', url: '/web/?modoOuvidoria=1' },
    { name: 'Consultar protocolo', url: '/web/manifestacao/consultar' },
  ],
});
