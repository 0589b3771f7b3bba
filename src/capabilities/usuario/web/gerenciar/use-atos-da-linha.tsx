import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import type { DropdownItem } from '#shell/ui/janela/dropdown.tsx';
import type { PessoaDaLista } from '../../domain/gestao.ts';
import { Bloquear, Desbloquear } from './atos-de-saida.tsx';
import { enderecoDaPessoa } from './colunas-de-pessoas.tsx';
import { api, useRelerPessoas } from './gestao-queries.ts';
import { useFeito } from './use-feito.tsx';

/** The acts in a row's menu; those that need the person's work or profiles are on their page. */
export const useAtosDaLinha = () => {
  const [aberta, setAberta] = useState<PessoaDaLista | null>(null);
  const reler = useRelerPessoas();
  const { aviso, dizer, tentar } = useFeito();
  const fechar = () => setAberta(null);
  const feito = (frase: string) => {
    fechar();
    dizer(frase);
    void reler();
  };
  const da = (pessoa: PessoaDaLista): readonly DropdownItem[] => {
    const { idUsuario, nome, situacao, isSistema } = pessoa;
    const params = { idUsuario };
    return [
      { id: 'abrir', label: 'Abrir a página da pessoa', to: enderecoDaPessoa(idUsuario) },
      situacao === 'convidado'
        ? {
            id: 'reenviar',
            label: 'Reenviar o convite',
            onSelect: () =>
              void tentar(
                () =>
                  api('POST /app-web/v1/usuarios/gerenciar/:idUsuario/reenviar-convite', { params }, SILENT),
                `O convite foi enviado de novo a ${nome}.`,
              ),
          }
        : {
            id: 'senha',
            label: 'Enviar link de nova senha',
            disabled: situacao === 'bloqueado' || isSistema,
            onSelect: () =>
              void tentar(
                () => api('POST /app-web/v1/usuarios/gerenciar/:idUsuario/link-de-senha', { params }, SILENT),
                `O link foi enviado ao e-mail de ${nome}.`,
              ),
          },
      { id: 'separador', separator: true },
      {
        id: 'bloqueio',
        label: situacao === 'bloqueado' ? 'Desbloquear…' : 'Bloquear…',
        danger: situacao !== 'bloqueado',
        onSelect: () => setAberta(pessoa),
      },
    ];
  };
  const params = { idUsuario: aberta?.idUsuario ?? 0 };
  const janela =
    aberta &&
    (aberta.situacao === 'bloqueado' ? (
      <Desbloquear
        nome={aberta.nome}
        onFechar={fechar}
        enviar={async (body) => {
          await api('POST /app-web/v1/usuarios/gerenciar/:idUsuario/desbloquear', { params, body }, SILENT);
          feito(`${aberta.nome} já pode entrar.`);
        }}
      />
    ) : (
      <Bloquear
        titulo={`Bloquear ${aberta.nome}?`}
        orgaos={[]}
        saem={[]}
        onFechar={fechar}
        enviar={async (body) => {
          await api('POST /app-web/v1/usuarios/gerenciar/:idUsuario/bloquear', { params, body }, SILENT);
          feito(`${aberta.nome} está com a conta bloqueada, e as sessões terminaram.`);
        }}
      >
        <p>
          As sessões abertas terminam agora. O trabalho em mãos fica com a pessoa: para passá-lo a outra, abra
          a página dela.
        </p>
      </Bloquear>
    ));
  return { da, aviso, janela };
};
