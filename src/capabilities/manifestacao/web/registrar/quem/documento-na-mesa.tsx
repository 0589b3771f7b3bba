import {
  isDocumentoDeEstrangeiro,
  mascararCpf,
  nomeDoDocumento,
  TipoDocumentoDoCaso,
} from '#kernel/documento.ts';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { CampoTexto } from '#shell/ui/form/campos.tsx';

const SEM_DOCUMENTO = 'nenhum';
const documentos = [
  { value: String(TipoDocumentoDoCaso.cpf), label: 'CPF' },
  { value: String(TipoDocumentoDoCaso.passaporte), label: 'Passaporte' },
  { value: String(TipoDocumentoDoCaso.rnm), label: 'RNM (Registro Nacional Migratório)' },
  { value: SEM_DOCUMENTO, label: 'Sem documento' },
];

interface DocumentoProps {
  /** Whose: the name of the form's part. */
  readonly de: 'manifestante' | 'representante';
  readonly tipo: string;
}

/** The CPF suffices, and nobody is turned away without a document (Lei 13.460/2017, art. 10-A). */
export function DocumentoNaMesa({ de, tipo }: DocumentoProps) {
  return (
    <div className="registrar-lado-a-lado">
      <CampoSelect
        name={`${de}.outroDocumento.tipo`}
        label={de === 'manifestante' ? 'Documento' : 'Documento de quem representa'}
        help="O CPF basta. Sem documento, a pessoa também é atendida."
        options={documentos}
      />
      {tipo === String(TipoDocumentoDoCaso.cpf) && (
        <CampoTexto
          name={`${de}.cpf`}
          label={de === 'manifestante' ? 'CPF' : 'CPF de quem representa'}
          inputMode="numeric"
          autoComplete="off"
          mask={mascararCpf}
          optional
        />
      )}
      {isDocumentoDeEstrangeiro(Number(tipo)) && (
        <CampoTexto
          name={`${de}.outroDocumento.numero`}
          label={`Número do ${nomeDoDocumento[Number(tipo)] === 'RNM' ? 'RNM' : 'passaporte'}`}
          autoComplete="off"
          required
        />
      )}
    </div>
  );
}
