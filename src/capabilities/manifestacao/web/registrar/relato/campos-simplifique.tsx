import { CampoTexto, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { MAX_TEXTO } from '../../../domain/registrar/teor.ts';

export function CamposSimplifique() {
  return (
    <>
      <CampoTexto
        name="servico"
        label="Qual serviço?"
        help="Como “emissão de passaporte” ou “inscrição no CadÚnico”."
        required
      />
      <CampoTextoLongo
        name="texto"
        label="O que é difícil nele?"
        help="Documentos pedidos mais de uma vez, filas, idas ao balcão, exigências sem motivo…"
        rows={7}
        limit={MAX_TEXTO}
        required
      />
      <CampoTextoLongo
        name="propostaMelhoria"
        label="Como poderia ser mais simples?"
        rows={7}
        limit={MAX_TEXTO}
        required
      />
    </>
  );
}
