import { parte } from '#shell/partes.ts';
import type { DetalheDaManifestacao } from '../../domain/ler/detalhe.ts';
import { IrAosAtos } from './atos.tsx';
import { PrazoDoCaso } from './prazo-do-caso.tsx';

const TempoDoOrgao = parte('tempo-do-orgao');

/** Where the case stands, in one sentence, and how the days of its deadline are counted. */
export function Situacao({ caso }: { readonly caso: DetalheDaManifestacao }) {
  return (
    <section aria-label="Situação" className="detalhe-situacao">
      <p className="detalhe-frase">{caso.fraseDaSituacao}</p>
      <PrazoDoCaso caso={caso} />
      {caso.prazo && !caso.prazo.parado && caso.prazo.diasRestantes >= 0 && (
        <TempoDoOrgao idOuvidoria={caso.ouvidoria.idOuvidoria} idTipo={caso.tipo.idTipoManifestacao} />
      )}
      <IrAosAtos caso={caso} />
    </section>
  );
}
