import { useFormContext } from 'react-hook-form';
import { parte } from '#shell/partes.ts';
import { CampoData } from '#shell/ui/form/campo-data.tsx';
import { CampoDocumento } from '#shell/ui/form/campo-documento.tsx';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { CampoCheckbox, CampoTexto, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import {
  MAX_SEM_COPIA,
  NOME_DA_QUALIDADE,
  nomesDasQualidades,
  qualidades,
} from '../../../domain/registrar/representante.ts';
import type { AtendimentoEmEdicao } from '../registrando.ts';

const CampoAnexos = parte('campo-anexos');

interface RepresentanteNaMesaProps {
  readonly representante: AtendimentoEmEdicao['representante'];
  readonly onOcupado: (isOcupado: boolean) => void;
}

/** Somebody acts for the person: a proxy, a parent, a guardian (Lei 9.784/1999, art. 9º). */
export function RepresentanteNaMesa({ representante, onOcupado }: RepresentanteNaMesaProps) {
  const { setValue } = useFormContext<AtendimentoEmEdicao>();
  return (
    <>
      <CampoCheckbox
        name="representante.tem"
        label="Outra pessoa age em nome dela"
        help="Como procurador, advogado, pai, mãe, tutor ou curador."
      />
      {representante.tem && (
        <fieldset className="registrar-grupo">
          <legend>Quem age em nome da pessoa?</legend>
          <CampoTexto name="representante.nome" label="Nome de quem representa" autoComplete="off" required />
          <CampoSelect
            name="representante.qualidade"
            label={NOME_DA_QUALIDADE}
            options={nomesDasQualidades.map((value) => ({ value, label: qualidades[value] }))}
            required
          />
          <CampoDocumento
            de="representante"
            tipo={representante.outroDocumento.tipo}
            sufixo="de quem representa"
            help="O CPF basta. Sem documento, a pessoa também é atendida."
            className="registrar-lado-a-lado"
          />
          <CampoData
            name="representante.validaAte"
            label="Vale até"
            help="O último dia da procuração. Em branco, vale enquanto a manifestação durar."
            optional
          />
          <CampoAnexos
            label="Documento da representação"
            help="Anexe, ou diga abaixo por que não há cópia."
            optional={false}
            value={representante.anexos}
            onChange={(anexos) => setValue('representante.anexos', [...anexos])}
            isAnonimo={false}
            onOcupado={onOcupado}
          />
          <CampoTextoLongo
            name="representante.semCopia"
            label="Por que não há cópia do documento"
            help="Só quando nada foi anexado, como em “a certidão foi vista no balcão”."
            rows={2}
            limit={MAX_SEM_COPIA}
            optional
          />
        </fieldset>
      )}
    </>
  );
}
