import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { MAX_TEXTO } from '../../../domain/registrar/teor.ts';
import type { AQuem } from '../a-quem/a-quem.ts';
import { ajudasDoTeor } from './ajudas-do-teor.ts';
import { rotulosDoTeor } from './rotulos-do-teor.ts';

export function CamposPadrao({ tipo, aQuem }: { readonly tipo: number; readonly aQuem: AQuem }) {
  const { texto: label = 'Relato' } = rotulosDoTeor(tipo, aQuem);
  const help = ajudasDoTeor(tipo, aQuem).texto;
  return <CampoTextoLongo name="texto" label={label} help={help} rows={10} limit={MAX_TEXTO} required />;
}
