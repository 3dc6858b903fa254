select seq from audit.anchor;
