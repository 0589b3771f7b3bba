import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  consultaAberta,
  esquecerConsulta,
  lembrarConsulta,
} from '#shell/segredo-do-endereco/chave-da-consulta.ts';
import { banco } from '#testing/idb.ts';
import { FecharConsulta } from './fechar-consulta.tsx';
import { abrir, type Respostas, recusa, servir } from './testing-navegador.tsx';
import { TrocaDoCodigo } from './troca-do-codigo.tsx';

const TROCAR = 'POST /manifestacoes/consultar/trocar';
const SAIR = 'POST /manifestacoes/consultar/sair';

function Pagina() {
  return (
    <TrocaDoCodigo idManifestacao={42} codigo="SEGREDO" recusada={(motivo) => <p>Não abre: {motivo}</p>}>
      <p>O caso</p>
      <FecharConsulta idManifestacao={42} />
    </TrocaDoCodigo>
  );
}

const open = (respostas: Respostas) => {
  const chamadas = servir({
    'GET /manifestacoes/consultar/desafio': { body: { desafio: 'abc', bits: 4 } },
    ...respostas,
  });
  abrir(Pagina, '/caso', '/caso');
  return chamadas;
};

afterEach(() => {
  vi.unstubAllGlobals();
  esquecerConsulta();
});

describe('the access code of an address', () => {
  it('S2-06 is exchanged once and opens the case', async () => {
    const chamadas = open({ [TROCAR]: { body: { idManifestacao: 42 } } });
    expect(await screen.findByText('O caso')).toBeDefined();
    expect(chamadas.filter(({ key }) => key === TROCAR)).toHaveLength(1);
    expect(consultaAberta()).toBe('42');
  });

  it('S2-06 shows nothing of the case when it is wrong, and says why', async () => {
    lembrarConsulta({ idManifestacao: 42 });
    open({ [TROCAR]: recusa(404, 'Confira os dois.') });
    expect(await screen.findByText('Não abre: Confira os dois.')).toBeDefined();
    expect(screen.queryByText('O caso')).toBeNull();
    expect(consultaAberta()).toBeNull();
  });

  it('may be tried again where the server failed', async () => {
    lembrarConsulta({ idManifestacao: 42 });
    open({ [TROCAR]: recusa(500, 'Algo deu errado.') });
    expect(await screen.findByRole('button', { name: /Tentar de novo/ })).toBeDefined();
    expect(consultaAberta()).toBe('42');
  });
});

describe('closing the consultation', () => {
  it('leaves nothing of the case in this browser', async () => {
    banco.set('42 conversar.texto', { dono: null, texto: 'O fiscal pediu dinheiro.' });
    const chamadas = open({ [TROCAR]: { body: { idManifestacao: 42 } }, [SAIR]: { body: { ok: true } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Fechar esta consulta' }));
    await waitFor(() =>
      expect(screen.getByLabelText('endereço').textContent).toBe('/manifestacao/consultar'),
    );
    expect(chamadas.some(({ key }) => key === SAIR)).toBe(true);
    expect(consultaAberta()).toBeNull();
    expect(banco.size).toBe(0);
  });
});
