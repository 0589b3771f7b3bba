import { type ComponentProps, createContext, useContext } from 'react';
import { parte } from '#shell/partes.ts';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';

const DadosDeTerceiros = parte('dados-de-terceiros');

/** The one case that is answered, whose own person's data are no find; null for several. */
export const CasoRespondido = createContext<number | null>(null);

/** A sentence of the answer besides its text: who filed reads it too, so what it says of others is marked alike. */
export function FraseConferida(props: ComponentProps<typeof CampoTextoLongo>) {
  const idManifestacao = useContext(CasoRespondido);
  return (
    <>
      <CampoTextoLongo {...props} />
      <DadosDeTerceiros name={props.name} idManifestacao={idManifestacao} />
    </>
  );
}
