import { useState } from 'react';
import { parte } from '#shell/partes.ts';
import { Button } from '#shell/ui/button.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { ItemDeNovidade } from '../novidades/itens.tsx';
import type { Painel } from '../novidades/painel.ts';

const TabelaDeManifestacoes = parte('tabela-de-manifestacoes');

/** More would push what the person came for off the screen; the rest is one click away. */
const NOVIDADES_A_VISTA = 3;

export function Novidades({ novidades }: Pick<Painel, 'novidades'>) {
  const [todas, setTodas] = useState(false);
  if (novidades.length === 0) return null;
  const aVista = todas ? novidades : novidades.slice(0, NOVIDADES_A_VISTA);
  return (
    <section aria-labelledby="principal-novidades">
      <h2 id="principal-novidades">Novidades</h2>
      <ul className="painel-lista">
        {aVista.map((cada) => (
          <ItemDeNovidade key={`${cada.idManifestacao} ${cada.ocorridoEm} ${cada.acao}`} {...cada} />
        ))}
      </ul>
      {aVista.length < novidades.length && (
        <Button variant="secondary" onClick={() => setTodas(true)}>
          {novidades.length - aVista.length === 1
            ? 'Ver mais 1 novidade'
            : `Ver mais ${novidades.length - aVista.length} novidades`}
        </Button>
      )}
    </section>
  );
}

export function Ultimas({ ultimas }: Pick<Painel, 'ultimas'>) {
  if (ultimas.length === 0) return null;
  return (
    <section aria-labelledby="principal-ultimas">
      <h2 id="principal-ultimas">Últimas que você registrou</h2>
      <TabelaDeManifestacoes legenda="Últimas que você registrou" itens={ultimas} />
      <div className="acoes">
        <LinkButton to="/manifestacao" variant="secondary">
          Ver todas as manifestações
        </LinkButton>
        <LinkButton to="/manifestacao/consultarlai" variant="secondary">
          Ver todos os pedidos de informação
        </LinkButton>
      </div>
    </section>
  );
}
