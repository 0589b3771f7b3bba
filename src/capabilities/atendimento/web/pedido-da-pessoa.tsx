import { faUserEdit } from '@fortawesome/free-solid-svg-icons/faUserEdit.js';
import { useState } from 'react';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { cx } from '#shell/ui/cx.ts';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import type { AtendimentoVisto } from '../domain/atendimento.ts';
import { ReciboDoAtendimento } from './recibo-do-atendimento.tsx';
import { RegistrarPedido } from './registrar-pedido.tsx';
import './atendimento.css';

interface Registrado {
  readonly atendimento: AtendimentoVisto;
  readonly palavras: string;
}

interface PedidoDaPessoaProps {
  readonly caso: {
    readonly idManifestacao: number;
    readonly versao: number;
    readonly numeroProtocolo: string;
    readonly tipo: { readonly idTipoManifestacao: number };
  };
  /** The page behind the receipt reads the case again. */
  readonly onRegistrado: () => void;
  /** The receipt was closed: announced at the top of the page. */
  readonly onFeito: (frase: string) => void;
}

/** On the office's page: what somebody asks for at the desk, on the phone or by letter. */
export function PedidoDaPessoa({ caso, onRegistrado, onFeito }: PedidoDaPessoaProps) {
  const [isAberto, setAberto] = useState(false);
  const [feito, setFeito] = useState<Registrado | null>(null);
  const perfil = idPerfilDe(useUsuario());
  // Nobody can come to the desk for somebody without a name: the access code is the only key.
  const isAnonima = caso.tipo.idTipoManifestacao === TipoManifestacao.comunicacao;
  if (isAnonima || !perfisDaAcao('manifestacao.corrigir').includes(perfil)) return null;
  if (!isAberto) {
    return (
      <p className="ui-no-print">
        <Button variant="secondary" size="small" icon={faUserEdit} onClick={() => setAberto(true)}>
          Registrar pedido da pessoa
        </Button>
      </p>
    );
  }
  const fechar = () => {
    setAberto(false);
    setFeito(null);
  };
  return (
    <section className={cx('atendimento tratar-caixa', !feito && 'ui-no-print')}>
      {feito ? (
        <ReciboDoAtendimento
          numeroProtocolo={caso.numeroProtocolo}
          {...feito}
          onFechar={() => {
            fechar();
            onFeito(`Registrado em nome da pessoa: ${feito.atendimento.nome.toLowerCase()}.`);
          }}
        />
      ) : (
        <>
          <TituloFocado>Registrar pedido da pessoa</TituloFocado>
          <RegistrarPedido
            idManifestacao={caso.idManifestacao}
            versao={caso.versao}
            onRegistrado={(atendimento, palavras) => {
              setFeito({ atendimento, palavras });
              onRegistrado();
            }}
            onFechar={fechar}
          />
        </>
      )}
    </section>
  );
}
