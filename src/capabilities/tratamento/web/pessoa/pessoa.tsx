import { faPen } from '@fortawesome/free-solid-svg-icons/faPen.js';
import { useState } from 'react';
import { TipoIdentificacao } from '#capabilities/manifestacao/domain/identificacao.ts';
import { parte } from '#shell/partes.ts';
import { Button } from '#shell/ui/button.tsx';
import { Secao } from '#shell/ui/secao.tsx';
import type { Caso } from '../caso-queries.ts';
import { CorrigirContato } from './corrigir-contato.tsx';
import { DadosDaPessoa } from './dados-da-pessoa.tsx';

const Identidade = parte('identidade-do-caso');

/** The focused control is gone, so the focus returns to the heading of its section. */
const focarPessoa = (): void => document.getElementById('tratar-pessoa')?.focus();

interface PessoaProps {
  readonly caso: Caso;
  /** An act on the person's data was done; the message takes the focus unless `focar` is false. */
  readonly onFeito: (frase: string, focar?: boolean) => void;
}

const isAberto = ({ atos }: Caso, ato: string): boolean => atos.some((outro) => outro.ato === ato);

function Aberta({ caso, onFeito }: PessoaProps) {
  const [isCorrigindo, setCorrigindo] = useState(false);
  const { manifestante } = caso;
  if (!manifestante) return null;
  if (isCorrigindo) {
    return (
      <CorrigirContato
        idManifestacao={caso.idManifestacao}
        versao={caso.versao}
        pessoa={manifestante}
        onCancelar={() => {
          setCorrigindo(false);
          focarPessoa();
        }}
        onFeito={() => {
          setCorrigindo(false);
          onFeito('Contato corrigido.');
        }}
      />
    );
  }
  return (
    <>
      <DadosDaPessoa pessoa={manifestante} />
      {isAberto(caso, 'corrigirContato') && (
        <Button size="small" icon={faPen} className="ui-no-print" onClick={() => setCorrigindo(true)}>
          Corrigir contato
        </Button>
      )}
    </>
  );
}

function Quem({ caso, onFeito }: PessoaProps) {
  if (caso.identificacao.idTipoIdentificacao === TipoIdentificacao.anonima) {
    return <p>Anônima: ninguém sabe quem registrou. Só é possível falar com a pessoa pela conversa.</p>;
  }
  if (caso.identidadePreservada) {
    return (
      <p>
        Quem pediu preservou a identidade: o órgão que responde não fica sabendo quem é (Lei nº 13.460/2017,
        art. 10, § 7º). Responda pelo sistema, que avisa a pessoa. Dados pessoais dela não podem ser entregues
        assim.
      </p>
    );
  }
  if (caso.manifestante) return <Aberta caso={caso} onFeito={onFeito} />;
  return (
    <Identidade
      idManifestacao={caso.idManifestacao}
      podeVer={isAberto(caso, 'verIdentidade')}
      onVista={(frase) => onFeito(frase, false)}
      onFechada={focarPessoa}
    />
  );
}

/** Who filed the case, as far as this reader may know. */
export function Pessoa(props: PessoaProps) {
  const { atendente } = props.caso;
  return (
    <Secao id="tratar-pessoa" titulo="Quem registrou" className="tratar-caixa">
      <Quem {...props} />
      {atendente && <p className="ui-muted">Registrada no atendimento por {atendente}.</p>}
    </Secao>
  );
}
