-- What a file of a report may show names the cases that who asked is kept away from (Lei 9.784/1999, arts. 18 to 20): it is sealed with
-- the file's key now. Of what was asked before, the office alone stays; what was still to be written is asked for again.
update relatorio_arquivo set estado = 'falhou', motivo = 'A plataforma foi atualizada enquanto este arquivo era feito. Peça de novo.', pronto_em = now()
where estado in ('na-fila', 'fazendo');
update relatorio_arquivo set olhar = jsonb_build_object('idOuvidoria', olhar -> 'idOuvidoria');
